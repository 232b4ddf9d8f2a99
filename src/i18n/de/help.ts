/** The help, in German. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Zwölf Grundstapel bilden das Zifferblatt, für jede Stunde einer. Bau jeden in seiner Farbe auf, nach dem König das Ass, bis die oberste Karte ihre Stunde zeigt: das Ass bei 1, der Bube bei 11, die Dame bei 12.',
    'Nur die oberste Karte eines Fächers lässt sich bewegen: auf die Uhr oder auf die nächsthöhere Karte ihrer Farbe in einem Fächer. Ein König kommt auf ein Ass.',
    'Ein Fächer mit weniger als drei Karten hat Lücken und nimmt keine Karte. Tippe auf den Talon, um alle Lücken auf einmal aufzufüllen, in der Reihenfolge ihrer Nummern. Den rechten Moment zu finden ist die Kunst.',
    'Gibt es keine Lücken, tippe auf den Talon, um eine Karte auf die Ablage zu ziehen. Du kannst sie gleich spielen. Die nächste verdeckt sie.',
    'Du musst nicht jede Karte spielen, die passt. Solange sie liegen bleibt, kannst du auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
    'Hier leuchtet die Stunde 1. Leuchten alle zwölf, hast du gewonnen.',
  ],
  rulesTitle: 'Die Regeln dieser Partie',
  wellTitle: 'Gut spielen',
  well: [
    'Du musst nicht jede Karte spielen, die passt. Leg eine Karte aus einem Fächer auf die Uhr, um etwas freizulegen. Solange sie liegen bleibt, kannst du auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
    'Ebenso bei den Fächern: Jede Karte, die du anlegst, musst du später wieder abtragen.',
    'Lass Lücken zusammenkommen: Das Auffüllen begräbt, was du freigelegt hast. Der Computer füllt im Schnitt 3 bis 4 auf einmal auf.',
    'Anders die Karten der Ablage: Spiel sie, sobald sie passen, dann ist die nächste frei.',
  ],
  hintsTitle: 'Tipps und Chancen',
  hints: [
    '„Tipp“ zeigt den nächsten Zug auf einem Weg zum Sieg und kann ihn zu Ende spielen. In einer verlorenen Partie führt er dich dorthin zurück, wo sie noch gewinnbar war. Tipps rechnen mit allen Karten, auch mit dem verdeckten Talon. Das Auge ist die Gewinnprüfung: Es zeigt, ob diese Partie noch gewinnbar ist. Nach einem Sieg steht da, welche Hilfe du hattest.',
    'Ein Tipp ohne Spicken kommt vom Computer, der nur sieht, was du siehst: Seine Chancen sind geschätzt, und auch er macht Fehler. In den Einstellungen wählst du, welche Tipps du bekommst und ob die geschätzte Chance angezeigt wird; im Menü kannst du ihm beim Spielen zusehen. Tippe auf den Namen des Spiels, um seine Schwierigkeit zu prüfen.',
  ],
  handsTitle: 'Maus und Finger',
  hands:
    'Schieb eine Karte an ihren Platz, oder tippe sie an: Hat sie nur einen Platz, geht sie dorthin; hat sie mehrere, tippe den gewünschten an. Ein Doppeltipp legt sie auf die Uhr. Tippe auf den Talon, um aufzufüllen oder zu ziehen. Eine Zahl auf einem Fächer heißt, dass er zusammengeschoben ist: Lass die Maus auf ihm ruhen oder halte den Finger darauf, um alle Karten zu sehen. Jede andere Karte zeigt so, wo die nächstniedrigere und die nächsthöhere liegen. Ein Rechtsklick legt eine Karte auf die Uhr.',
  keysTitle: 'Tasten',
  keys: [
    ['Tab', 'vom Tisch zu den Knöpfen'],
    ['← →', 'im Kreis um die Uhr'],
    ['↑ ↓', 'nach außen, nach innen'],
    ['Enter', 'eine Karte nehmen, hinlegen'],
    ['Esc', 'zurücklegen, Tipp oder Analyse schließen'],
    ['F', 'eine Karte auf die Uhr legen'],
    ['A', 'alle sicheren Karten auf die Uhr legen'],
    ['D', 'auffüllen oder ziehen'],
    ['Umschalt D', 'trotz Lücken ziehen, wenn die Regeln es erlauben'],
    ['Z', 'zurück'],
    ['R', 'vor'],
    ['H', 'Tipp ein oder aus'],
    ['Umschalt H', 'Tipp ohne Spicken ein oder aus'],
    ['S', 'den Zug des Tipps spielen'],
    ['P', 'zu Ende spielen oder Pause'],
    ['V', 'alle Karten eines zusammengeschobenen Fächers zeigen'],
    ['C', 'die nächstniedrigere und die nächsthöhere Karte suchen'],
    ['C Q S', 'eine Karte suchen, hier die Pik-Dame'],
    ['W', 'Gewinnprüfung ein oder aus'],
    ['?', 'So wird gespielt'],
  ],
  keysReader:
    'Mit einem Screenreader: Im Fokusmodus steuern Pfeile und Buchstaben das Spiel; im Lesemodus lesen sie die Seite, und Enter spielt.',
};
