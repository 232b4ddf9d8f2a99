/** The help, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  paragraphs: [
    'Doze fundações formam um relógio. Cada uma sobe no seu naipe, com o ás depois do rei, até que a carta mostre a sua hora: o ás à uma, o valete às onze, a dama às doze.',
    'Doze leques ficam em volta do relógio. Só se move a carta de cima de um leque ou do descarte: para uma fundação ou, descendo no mesmo naipe, para outro leque.',
    'Um leque com menos de três cartas tem lacunas, desenhadas como contornos. Você decide quando preenchê-las com cartas do monte, todas de uma vez, na ordem dos seus números. O monte diz o que vai fazer.',
    'A partida está ganha quando as doze horas estão acesas.',
    'A dica mostra uma jogada de um caminho para a vitória e pode jogar esse caminho até o fim. Se a partida está perdida, ela leva de volta para onde ainda dava para ganhar. A página leva em conta todas as cartas, também as do monte. O olho diz se ainda dá para ganhar a partida; no fim, a vitória diz que ajuda houve.',
    'O jogador honesto só vê o que você vê. As dicas dele são o que ele mesmo jogaria, e as chances são estimativas: ele não é um mestre. Nas configurações você escolhe que dicas quer e se a chance dele aparece; pelo menu dá para assistir ao jogo dele. Toque no número do jogo para saber se ele é difícil.',
  ],
  rulesTitle: 'Pelas regras desta partida',
  wellTitle: 'Jogar bem',
  well: [
    'Nem tudo o que pode ser jogado deve ser. Leve uma carta de um leque para a fundação pelo que ela libera, não assim que ela couber: enquanto fica, dá para construir sobre ela, e ela não deixa lacuna.',
    'O mesmo vale para os leques: cada carta colocada neles é mais uma a tirar depois.',
    'Deixe as lacunas crescerem: ao preenchê-las, você enterra o que desenterrou. O jogador honesto preenche em média três ou quatro por vez.',
    'Com a carta do descarte é diferente: jogue-a quando ela couber, pois libera a próxima.',
  ],
  handsTitle: 'Mouse e dedo',
  hands:
    'Arraste uma carta, ou toque nela e depois no lugar para onde ela deve ir. Toque duas vezes em uma carta e ela vai para uma fundação. Toque no monte para preencher as lacunas ou comprar. Um leque com um número não tem espaço: deixe o mouse sobre ele, ou o dedo, e ele se mostra inteiro. O outro botão do mouse envia uma carta a uma fundação.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'dos botões para o relógio'],
    ['← →', 'em volta do relógio'],
    ['↑ ↓', 'para fora, para dentro'],
    ['Enter', 'pega uma carta e a põe no lugar'],
    ['Esc', 'devolve a carta; fecha a dica ou a revisão'],
    ['F', 'leva uma carta para uma fundação'],
    ['A', 'leva para as fundações o que não tem risco'],
    ['D', 'distribui: preenche ou compra'],
    ['Shift D', 'compra mesmo com lacunas, se as regras permitem'],
    ['Z', 'desfazer'],
    ['R', 'refazer'],
    ['H', 'dica, e fecha a dica'],
    ['Shift H', 'dica honesta, e fecha a dica'],
    ['S', 'faz a jogada que a dica mostra'],
    ['P', 'faz todas elas, e pausa'],
    ['V', 'mostra inteiro um leque dobrado'],
    ['W', 'mostra se dá para ganhar a partida'],
    ['?', 'esta ajuda'],
  ],
  keysReader:
    'Com um leitor de tela, as setas e as letras são do jogo no modo de foco; no modo de navegação elas servem para ler, e Enter joga.',
};
