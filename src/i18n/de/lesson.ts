/** The words of the lesson, in German. */
import type { LessonMessages } from '../messages.ts';

export const lesson: LessonMessages['lesson'] = {
  name: 'Einführung',
  title: (step) => (step > 9 ? 'Einführung · fertig' : `Einführung · ${step} von 9`),
  play: 'Einführung spielen',
  invite: 'Neu hier?',
  no: 'Nein, danke',
  count: (step) => `${step} von 9`,
  step: (step) => `Schritt ${step} von 9.`,
  steps: (card) => [
    `Jede Stunde wächst in ihrer Farbe: Leg die ${card('7C')} auf die ${card('6C')} bei 1 Uhr.`,
    `Ein Fächer nimmt die nächstniedrigere Karte seiner Farbe: Leg die ${card('9C')} auf die ${card('TC')}.`,
    `Es geht reihum, unter das Ass kommt der König: Leg den ${card('KS')} auf das ${card('AS')}.`,
    'Ein Fächer mit Lücken nimmt keine Karte: Tippe auf den Talon, er füllt alle drei auf.',
    'Keine Lücken mehr, also kannst du ziehen: Tippe auf den Talon.',
    `Was du ziehst, kannst du auch spielen: Bei 6 Uhr liegt der ${card('JH')}, leg die ${card('QH')} darauf.`,
    `Du musst nicht alles spielen: Der ${card('JC')} passt bei 5, aber lass ihn liegen und zieh.`,
    `Die ${card('8C')} hat zwei Plätze: Nimm 1 Uhr, dann folgen die ${card('9C')}, die ${card('TC')} und der ${card('JC')}.`,
    `Füll auf und vollende die Stunde mit der ${card('QC')}, dem ${card('KC')} und dem ${card('AC')}.`,
  ],
  answers: {
    hour: (what) => `Das passt auch. Nimm diesmal ${what} Uhr.`,
    onto: (what) => `Das passt auch. Diesmal kommt sie auf: ${what}.`,
    card: (what) => `Das passt auch. Diesmal ist dran: ${what}.`,
    stock: () => 'Das passt auch. Tippe diesmal auf den Talon.',
    leave: () => 'Das passt auch. Lass ihn diesmal liegen und zieh.',
    early: (what) => `Noch nicht. Erst kommt: ${what}.`,
    gap: () => 'Dieser Fächer hat eine Lücke. Füll erst auf.',
  },
  skip: 'Überspringen',
  done: 'Ein Uhr. Noch elf.',
  doneText: 'Leuchten alle zwölf, hast du gewonnen. Das Spiel ist echt und noch gewinnbar.',
  playOn: 'Weiterspielen',
};
