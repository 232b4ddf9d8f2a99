/** What the menu and the settings say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './table.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Tema',
    values: {
      system: 'Igual ao sistema',
      felt: 'Feltro verde',
      night: 'Noite',
      paper: 'Papel',
      contrast: 'Alto contraste',
    },
  },
  print: {
    title: 'Cartas',
    values: { fitting: 'Automáticas', classic: 'Clássicas', large: 'Letras grandes' },
  },
  suitColours: {
    title: 'Cores dos naipes',
    values: { two: 'Duas cores', four: 'Quatro cores' },
  },
  back: {
    title: 'Verso das cartas',
    values: { theme: 'Igual ao tema', rose: 'Rosácea', lattice: 'Treliça', rays: 'Raios' },
  },
  layout: { title: 'Disposição', values: { clock: 'Relógio', large: 'Cartas maiores' } },
  hand: { title: 'Controles', values: { right: 'Para destros', left: 'Para canhotos' } },
  hints: {
    title: 'Dicas',
    values: {
      proven: 'Perfeitas (conhecem o monte)',
      fair: 'Sem espiar (veem o que você vê)',
    },
  },
  difficulty: { title: 'Dificuldade', values: { any: 'Qualquer uma', ...GRADES } },
  speed: {
    title: 'Animação',
    values: { normal: 'Normal', slow: 'Lenta', fast: 'Rápida', off: 'Sem animação' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Configurações',
  theGames: 'Partidas',
  lookThrough: 'Rever a partida',
  fairHint: 'Dica sem espiar',
  watchFair: 'Ver o computador jogar',
  thisGame: 'Esta partida',
  findCard: 'Procurar uma carta',
  whichCard: 'Escolha uma carta para ver onde estão a inferior e a superior.',
  restartDeal: 'Reiniciar este jogo',
  open: ({ text }) => `${text} em aberto`,
  won: ({ count, text }) => `${text} ganha${count === 1 ? '' : 's'}`,
  options,
  switches: {
    showStatus: 'Sempre mostrar se dá para ganhar a partida',
    showMoves: 'Mostrar jogadas e tempo',
    showChance: 'Mostrar a chance estimada',
    singleTap: 'Um toque joga a carta que só tem um lugar',
    autoplay: 'As cartas sem risco vão sozinhas para o relógio',
    letterKeys: 'Teclas de uma letra enquanto o foco está na mesa',
    sound: 'Som',
  },
  volume: 'Volume',
  groups: { looks: 'Aparência', play: 'Jogabilidade', sound: 'Som', data: 'Seus dados' },
  dataNote:
    'Suas partidas e estatísticas ficam só neste navegador. Salve um arquivo para ter uma cópia.',
  howToPlay: 'Como jogar',
  now: 'Jogadas possíveis agora',
  nothingNow: 'Não há mais jogadas.',
  language: 'Idioma',
  systemLanguage: 'Igual ao navegador',
  tipsAgain: 'Mostrar os primeiros passos de novo',
};
