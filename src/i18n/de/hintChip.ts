/** What the chip of a hint says, and what is asked before help that counts, in German. */
import type { DialogMessages } from '../messages.ts';

export const hintChip: DialogMessages['hintChip'] = {
  toHour: (card, hour) => `${card} auf ${hour} Uhr`,
  toFan: (card, hour) => `${card} auf den Fächer bei ${hour} Uhr`,
  dealing: { refill: 'Auffüllen', draw: 'Karte ziehen', redeal: 'Ablage wenden' },
  keeps: 'So bleibt es gewinnbar.',
  would: (share) => `Das würde der Computer tun: ${share}.`,
  only: (share) => `Der einzige Zug. Der Computer gibt ihm ${share}.`,
  looking: 'Suche …',
  searching: 'Suche den Fehler …',
  doIt: 'Spielen',
  playOut: 'Zu Ende',
  thinkAgain: 'Überlegen',
  pause: 'Pause',
  rewind: 'Zurückspulen',
  undoTo: (at) => (at === 0 ? 'Zurück zum Anfang' : `Zurück zu Zug ${at}`),
  stillWinnable: 'Dort war es noch gewinnbar.',
  undo: 'Zurück',
  close: 'Tipp schließen',
  asking: {
    hint: 'Ein Tipp zählt als Hilfe.',
    status: 'Die Antwort zählt als Hilfe.',
    review: 'Die Analyse zeigt Fehler: Sie zählt als Hilfe.',
    show: 'Zeigen',
    openReview: 'Analysieren',
    position: 'Diese Stellung',
    game: 'Diese Partie',
    no: 'Nein, danke',
  },
};
