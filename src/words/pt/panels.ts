/** What the menu and the settings say, in Brazilian Portuguese. */
import type { DialogMessages } from '../messages.ts';
import { GRADES } from './difficulty.ts';

const options: DialogMessages['panels']['options'] = {
  theme: {
    title: 'Cores',
    values: {
      system: 'Como o sistema',
      felt: 'Feltro verde',
      night: 'Noite',
      paper: 'Papel',
      contrast: 'Alto contraste',
    },
  },
  print: {
    title: 'Cartas',
    values: { fitting: 'Conforme o espaço', classic: 'Clássicas', large: 'Letras grandes' },
  },
  suitColours: { title: 'Naipes', values: { two: 'Duas cores', four: 'Quatro cores' } },
  back: {
    title: 'Verso das cartas',
    values: {
      theme: 'Conforme as cores',
      rose: 'Rosácea',
      lattice: 'Treliça',
      rays: 'Raios',
    },
  },
  layout: { title: 'Mesa', values: { clock: 'Relógio', large: 'Cartas maiores' } },
  hand: { title: 'Mão com que você joga', values: { right: 'Direita', left: 'Esquerda' } },
  hints: {
    title: 'Dicas',
    values: { proven: 'Seguras, veem tudo', fair: 'Honestas, como você' },
  },
  difficulty: { title: 'Dificuldade', values: { any: 'Qualquer uma', ...GRADES } },
  speed: {
    title: 'Voo das cartas',
    values: { normal: 'Normal', slow: 'Lento', fast: 'Rápido', off: 'Sem voo' },
  },
};

export const panels: DialogMessages['panels'] = {
  settings: 'Configurações',
  theGames: 'Partidas',
  lookThrough: 'Rever esta partida',
  fairHint: 'Dica honesta',
  watchFair: 'Assistir ao jogador honesto',
  options,
  switches: {
    showStatus: 'Dizer se dá para ganhar a partida',
    showChance: 'Mostrar a chance de vitória do jogador honesto',
    singleTap: 'Um toque joga a carta que só tem um lugar para ir',
    autoplay: 'Cartas que podem ir para a fundação sem risco vão sozinhas',
    letterKeys: 'As letras são atalhos enquanto o foco está na mesa',
    sound: 'Sons',
  },
  volume: 'Volume',
  groups: { looks: 'Aparência', play: 'Modo de jogar', sound: 'Som', data: 'Seus dados' },
  dataNote: 'Suas partidas e estatísticas ficam só neste navegador. Um arquivo é a sua cópia.',
  howToPlay: 'Como jogar',
  pictures: {
    targets:
      'Uma carta na mão e as molduras dos lugares para onde ela pode ir: a fundação que espera por ela, ou um leque cuja carta de cima é um ponto mais alta.',
    gaps: 'As lacunas são contornos; seus números dizem em que ordem serão preenchidas na próxima reposição. O monte diz o que vai fazer quando for tocado.',
  },
  now: 'O que dá para jogar agora',
  nothingNow: 'Nada: não resta nenhuma jogada.',
  language: 'Idioma',
  systemLanguage: 'Como o navegador',
  tipsAgain: 'Mostrar as explicações de novo',
};
