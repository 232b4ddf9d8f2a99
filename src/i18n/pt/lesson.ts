/** The words of the lesson, in Portuguese. */
import type { LessonMessages } from '../messages.ts';
import { theNamed } from './grammar.ts';

export const lesson: LessonMessages['lesson'] = {
  name: 'Tutorial',
  title: (step) => (step > 9 ? 'Tutorial · concluído' : `Tutorial · ${step} de 9`),
  play: 'Jogar o tutorial',
  invite: 'Primeira vez aqui?',
  no: 'Agora não',
  count: (step) => `${step} de 9`,
  step: (step) => `Passo ${step} de 9.`,
  steps: (card) => [
    `Cada hora sobe no seu naipe: ponha o ${card('7C')} sobre o ${card('6C')} da 1 hora.`,
    `Um leque aceita a carta logo abaixo, do mesmo naipe: ponha o ${card('9C')} sobre o ${card('TC')}.`,
    `Os valores dão a volta, abaixo do ás vem o rei: ponha o ${card('KS')} sobre o ${card('AS')}.`,
    'Um leque com espaços não aceita cartas: toque no monte para repor as três de uma vez.',
    'Agora não há espaços: toque no monte para comprar uma carta.',
    `O que você compra também se joga: ponha a ${card('QH')} sobre o ${card('JH')} das 6 horas.`,
    `Não é preciso jogar tudo o que cabe: o ${card('JC')} cabe às 5, mas deixe-o e compre.`,
    `O ${card('8C')} tem dois lugares: escolha a 1 hora e mande depois o ${card('9C')}, o ${card('TC')} e o ${card('JC')}.`,
    `Reponha e complete a hora com a ${card('QC')}, o ${card('KC')} e o ${card('AC')}.`,
  ],
  answers: {
    hour: (what) =>
      `Também cabe. Desta vez, escolha ${what === '1' ? 'a 1 hora' : `as ${what} horas`}.`,
    onto: (what) => `Também cabe. Desta vez, ponha-a sobre ${theNamed(what)}.`,
    card: (what) => `Também cabe. Desta vez, mova ${theNamed(what)}.`,
    stock: () => 'Também cabe. Desta vez, toque no monte.',
    leave: () => 'Também cabe. Desta vez, deixe-o e compre.',
    early: (what) => `Ainda não. Primeiro, ${theNamed(what)}.`,
    gap: () => 'Esse leque tem um espaço. Reponha antes.',
  },
  skip: 'Pular',
  done: 'Uma hora. Faltam onze.',
  doneText: 'Acenda as doze e você ganha. É um jogo de verdade, e ainda dá para ganhar.',
  playOn: 'Continuar jogando',
};
