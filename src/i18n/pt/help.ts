/** The help, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Doze fundações formam o mostrador do relógio, uma para cada hora. Cada uma sobe no seu naipe, com o ás depois do rei, até que a carta de cima mostre a hora: o ás à 1, o valete às 11, a dama às 12.',
    'Só a carta de cima de um leque se move: para o relógio, ou sobre a carta imediatamente superior do seu naipe em outro leque. Um rei vai sobre um ás.',
    'Um leque com menos de três cartas tem espaços e não aceita cartas. Ao repor, o monte dá cartas a todos os espaços, na ordem dos seus números. A arte é saber quando.',
    'Sem espaços, toque no monte para comprar uma carta, que vai para o descarte. Você pode jogá-la na hora. A próxima vai cobri-la.',
    'Não é preciso jogar tudo o que cabe. Enquanto uma carta fica, você pode pôr outras sobre ela, e ela não deixa espaço.',
    'Aqui a hora 1 já está acesa. Acenda as doze e você ganha.',
  ],
  rulesTitle: 'As regras desta partida',
  wellTitle: 'Jogar bem',
  well: [
    'Não é preciso jogar tudo o que cabe. Mande uma carta de um leque para o relógio pelo que ela libera. Enquanto ela fica, você pode pôr outras sobre ela, e ela não deixa espaço.',
    'O mesmo vale ao jogar sobre os leques: cada carta a mais é mais uma para tirar depois.',
    'Deixe os espaços se acumularem: ao repor, você enterra o que desenterrou. O computador repõe em média 3 ou 4 por vez.',
    'Com as cartas do descarte é diferente: jogue uma quando couber e você libera a próxima.',
  ],
  hintsTitle: 'Dicas e chances',
  hints: [
    'A dica mostra a próxima jogada de um caminho para a vitória e pode jogá-lo até o fim. Se a partida está perdida, ela leva você de volta para onde ainda dava para ganhar. As dicas levam em conta todas as cartas, até as escondidas no monte. O olho verifica se ainda dá para ganhar esta partida. Ao ganhar, você vê que ajuda teve.',
    'A dica sem espiar vem do computador, que só vê o que você vê: as chances dele são estimativas, e ele também erra. Em Configurações você escolhe que dicas recebe e se a chance estimada aparece; pelo menu dá para ver o computador jogar. Toque no nome do jogo para ver a dificuldade.',
  ],
  handsTitle: 'Mouse e dedo',
  hands:
    'Arraste uma carta, ou toque nela: ela vai para o seu único lugar; se tiver vários, toque no que você quer. Toque duas vezes para mandá-la para o relógio. Toque no monte para repor ou comprar. Um número em um leque indica que ele está dobrado: deixe o mouse ou o dedo sobre ele para ver todas as cartas. Em qualquer outra carta, isso mostra onde estão a inferior e a superior. O clique direito manda uma carta para o relógio.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'ir da mesa para os botões'],
    ['← →', 'dar a volta no relógio'],
    ['↑ ↓', 'ir para fora, para dentro'],
    ['Enter', 'pegar uma carta, soltá-la'],
    ['Esc', 'devolvê-la ao lugar, fechar a dica ou a revisão'],
    ['F', 'mandar uma carta para o relógio'],
    ['A', 'mandar para o relógio todas as cartas sem risco'],
    ['D', 'repor ou comprar'],
    ['Shift D', 'comprar mesmo com espaços, se as regras permitem'],
    ['Z', 'desfazer'],
    ['R', 'refazer'],
    ['H', 'dica: mostrar, fechar'],
    ['Shift H', 'dica sem espiar: mostrar, fechar'],
    ['S', 'fazer a jogada da dica'],
    ['P', 'jogar até o fim, ou pausar'],
    ['V', 'ver todas as cartas de um leque dobrado'],
    ['C', 'procurar a carta inferior e a superior'],
    ['C Q S', 'procurar uma carta; aqui, a dama de espadas'],
    ['W', 'se dá para ganhar: mostrar, ocultar'],
    ['?', 'como jogar'],
  ],
  keysReader:
    'Com um leitor de tela: no modo de foco, as setas e as letras são do jogo; no modo de navegação elas servem para ler, e Enter joga.',
};
