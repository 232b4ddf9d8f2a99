/** The words of the lesson, in Spanish. */
import type { LessonMessages } from '../messages.ts';
import { theNamed } from './grammar.ts';

export const lesson: LessonMessages['lesson'] = {
  name: 'Tutorial',
  title: (step) => (step > 9 ? 'Tutorial · hecho' : `Tutorial · ${step} de 9`),
  play: 'Jugar el tutorial',
  invite: '¿Primera vez aquí?',
  no: 'No, gracias',
  count: (step) => `${step} de 9`,
  step: (step) => `Paso ${step} de 9.`,
  steps: (card) => [
    `Cada hora sube por su palo: pon el ${card('7C')} sobre el ${card('6C')} de la 1.`,
    `Un abanico admite la carta inmediata inferior de su palo: pon el ${card('9C')} sobre el ${card('TC')}.`,
    `Los valores dan la vuelta, bajo el as va el rey: pon el ${card('KS')} sobre el ${card('AS')}.`,
    'Un abanico con huecos no admite cartas: toca el mazo para rellenar los tres a la vez.',
    'Ya no hay huecos: toca el mazo para robar una carta.',
    `Lo que robas también se juega: pon la ${card('QH')} sobre la ${card('JH')} de las 6.`,
    `No hace falta jugar todo lo que cabe: la ${card('JC')} cabe en las 5, pero déjala y roba.`,
    `El ${card('8C')} tiene dos sitios: elige la 1 y envía después el ${card('9C')}, el ${card('TC')} y la ${card('JC')}.`,
    `Rellena y completa la hora con la ${card('QC')}, el ${card('KC')} y el ${card('AC')}.`,
  ],
  answers: {
    hour: (what) => `También cabe. Esta vez, elige ${what === '1' ? 'la' : 'las'} ${what}.`,
    onto: (what) => `También cabe. Esta vez, ponla sobre ${theNamed(what)}.`,
    card: (what) => `También cabe. Esta vez, mueve ${theNamed(what)}.`,
    stock: () => 'También cabe. Esta vez, toca el mazo.',
    leave: () => 'También cabe. Esta vez, déjala y roba.',
    early: (what) => `Todavía no. Primero, ${theNamed(what)}.`,
    gap: () => 'Ese abanico tiene un hueco. Rellena antes.',
  },
  skip: 'Omitir',
  done: 'La una. Faltan once.',
  doneText: 'Enciende las doce y ganas. Es un reparto real, y aún se puede ganar.',
  playOn: 'Seguir jugando',
};
