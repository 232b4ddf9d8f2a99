/** What only the dialogs and the bar of the review say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { daily } from './daily.ts';
import { difficulty } from './difficulty.ts';
import { games, reviewBar } from './games.ts';
import { helpText } from './help.ts';
import { hintChip } from './hintChip.ts';
import { links } from './links.ts';
import { panels } from './panels.ts';
import { rules } from './rules.ts';
import { statistics } from './statistics.ts';
import { ofTheNamed, theNamed } from './words.ts';

export const dialogs: DialogMessages = {
  panels,
  daily,
  difficulty,
  games,
  reviewBar,
  links,
  rules,
  statistics,
  helpText,
  hintChip,
  help: 'Como jogar',
  close: 'Fechar',
  newDeal: {
    question: 'Novo jogo?',
    loss: 'Esta partida contará como derrota.',
    save: 'Guardar para depois',
    giveUp: 'Desistir e dar as cartas',
    goOn: 'Continuar jogando',
    options: 'Opções…',
    dealt: 'Novo jogo',
  },

  chime: {
    question: 'O Big Ben pode tocar.',
    on: 'Ativar o som',
    no: 'Agora não',
  },

  answers: {
    needs: (card) => `Precisa de ${card}`,
    endsAt: (card) => `termina em ${card}`,
    lower: (card) => `Inferior: ${card}`,
    higher: (card) => `Superior: ${card}`,
    atFan: (hour, above) => (above === 0 ? `leque ${hour}` : `leque ${hour} sob ${above}`),
    above: (count) => `${count} em cima`,
    onWaste: 'descarte',
    inStock: 'no monte',
    onClock: 'no relógio',
    oneInStock: 'uma no monte',
    bothInStock: 'ambas no monte',
    done: 'Completa',
    hourNeeds: (card) => `Esta hora precisa ${ofTheNamed(card)}`,
    fanTakes: (card) => `Este leque aceita ${theNamed(card)}`,
    places: {
      foundationComplete: 'Esta hora está completa',
      fanEmpty: 'Um espaço: reponha antes',
      fanHasGaps: 'Um espaço: reponha antes',
    },
    noPlace: 'Agora não há lugar para ela',
    noHour: 'Agora nenhuma hora a aceita',
    refillFirst: 'Reponha antes',
    noCards: 'Este leque não recebe cartas',
  },

  endings: {
    lost: 'Não há mais jogadas.',
    home: (home: number): string => `${home} de 104 no relógio.`,
    findMistake: 'Achar o erro',
    looking: 'Procurando…',
    sameDeal: 'Repetir o jogo',
    newDeal: 'Novo jogo',
    never: 'Não dava para ganhar este jogo.',
    unknown: 'Não dá para saber onde se perdeu.',

    won: (moves) => `Você ganhou em ${moves} jogadas`,
    alone: 'Sem nenhuma ajuda',
    review: 'Rever',
    time: 'Tempo',
    best: 'Seu recorde',
    undos: 'Desfeitas',
    moves: ({ count, text }) => `${text} ${count === 1 ? 'jogada' : 'jogadas'}`,
    longest: ({ text }) => `recorde: ${text}`,
    rivalWon: (moves) => `O computador, jogando limpo, ganhou este jogo em ${moves} jogadas.`,
    rivalLost: (moves) =>
      `O computador, jogando limpo, perdeu este jogo depois de ${moves} jogadas.`,
  },

  storage: {
    late: 'Suas últimas jogadas ainda não estão salvas: o navegador está lento.',
    ways: {
      late: 'Elas serão salvas assim que possível. Por segurança, salve suas partidas em um arquivo.',
      full: 'Libere espaço neste aparelho ou salve suas partidas em um arquivo. Uma nova tentativa é feita automaticamente.',
      refused:
        'Permita que esta página guarde dados (cookies e dados de sites, nas configurações do navegador) ou salve suas partidas em um arquivo. Uma nova tentativa é feita automaticamente.',
      missing: 'Salve suas partidas em um arquivo ou jogue em outro navegador.',
    },
    promised: 'O navegador prometeu guardar suas partidas.',
    notPromised:
      'O navegador pode excluir suas partidas se faltar espaço. Por segurança, salve um arquivo.',
  },
  dialog: {
    random: 'Dar as cartas',
    numberLabel: 'Ou jogue um jogo numerado',
    numberHint: 'Cada número dá as mesmas cartas que no PySolFC.',
    undecided: 'Jogos sem resposta',
    undecidedAbout:
      'Destes jogos não se conhece nenhuma forma de ganhar, nem a prova de que não existe. Escolha um:',
    deal: 'Jogar este jogo',
    notANumber: 'Digite só algarismos, por exemplo 643303',
    rules: 'Regras',
    onlyWinnable: 'Só jogos com solução',
    finding: 'Procurando um jogo com solução…',
    cancel: 'Cancelar',
    leaves: 'Esta partida contará como derrota.',
  },
  partFailed:
    'Esta parte da página não está funcionando. Você pode continuar jogando; suas partidas estão a salvo. Para recuperá-la, recarregue a página.',
};
