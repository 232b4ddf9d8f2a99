/** The words of the lesson, in French. */
import type { LessonMessages } from '../messages.ts';

export const lesson: LessonMessages['lesson'] = {
  name: 'Tutoriel',
  title: (step) => (step > 9 ? 'Tutoriel · terminé' : `Tutoriel · ${step} sur 9`),
  play: 'Jouer le tutoriel',
  invite: 'Première visite ?',
  no: 'Non, merci',
  count: (step) => `${step} sur 9`,
  step: (step) => `Étape ${step} sur 9.`,
  steps: (card) => [
    `Chaque heure monte dans sa couleur : posez le ${card('7C')} sur le ${card('6C')} à 1 heure.`,
    `Un éventail prend la carte juste inférieure de sa couleur : posez le ${card('9C')} sur le ${card('TC')}.`,
    `Les rangs tournent, sous l’as vient le roi : posez le ${card('KS')} sur l’${card('AS')}.`,
    'Un éventail troué ne prend aucune carte : touchez la pioche pour combler les trois.',
    'Plus de trous, vous pouvez donc piocher : touchez la pioche.',
    `Ce que vous piochez se joue aussi : posez la ${card('QH')} sur le ${card('JH')} à 6 heures.`,
    `Rien n’oblige à jouer : le ${card('JC')} irait à 5 heures, mais laissez-le et piochez.`,
    `Le ${card('8C')} a deux places : choisissez 1 heure, puis envoyez-y le ${card('9C')}, le ${card('TC')} et le ${card('JC')}.`,
    `Comblez, puis terminez l’heure avec la ${card('QC')}, le ${card('KC')} et l’${card('AC')}.`,
  ],
  answers: {
    hour: (what) =>
      `Cela va aussi. Cette fois, choisissez ${what} heure${what === '1' ? '' : 's'}.`,
    onto: (what) => `Cela va aussi. Cette fois, posez-le ici : ${what}.`,
    card: (what) => `Cela va aussi. Cette fois, jouez : ${what}.`,
    stock: () => 'Cela va aussi. Cette fois, touchez la pioche.',
    leave: () => 'Cela va aussi. Cette fois, laissez-le et piochez.',
    early: (what) => `Pas encore. D’abord : ${what}.`,
    gap: () => 'Cet éventail a un trou. Comblez d’abord.',
  },
  skip: 'Passer',
  done: 'Une heure. Encore onze.',
  doneText: 'Allumez les douze et vous gagnez. C’est une vraie donne, et elle est encore gagnable.',
  playOn: 'Continuer',
};
