/** The help, in German. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  paragraphs: [
    'Zwölf Grundstapel bilden eine Uhr. Baue jeden in seiner Farbe aufsteigend auf, nach dem König das Ass, bis die oberste Karte ihre Stunde zeigt: das Ass bei eins, der Bube bei elf, die Dame bei zwölf.',
    'Rings um die Uhr liegen zwölf Fächer. Nur die oberste Karte eines Fächers oder der Ablage lässt sich bewegen: auf einen Grundstapel oder, in der Farbe absteigend, auf einen anderen Fächer.',
    'Ein Fächer mit weniger als drei Karten hat Lücken; sie sind als Umrisse gezeichnet. Wann sie aus dem Talon aufgefüllt werden, entscheidest du: alle auf einmal, in der Reihenfolge ihrer Nummern. Am Talon steht, was er tun wird.',
    'Gewonnen ist das Spiel, wenn jede der zwölf Stunden leuchtet.',
    '„Tipp“ zeigt einen Zug auf einem Weg zum Sieg und kann diesen Weg bis zum Ende vorspielen. Ist die Partie verloren, führt er dorthin zurück, wo sie noch zu gewinnen war. Die Seite rechnet mit allen Karten, auch mit denen im Talon. Das Auge verrät, ob die Partie noch zu gewinnen ist; nach dem Sieg steht dort, welche Hilfe es gab.',
    'Der faire Spieler sieht nur, was du siehst. Seine Tipps sind, was er selbst spielen würde, und seine Chancen sind geschätzt: Ein Meister ist er nicht. In den Einstellungen wählst du, welche Tipps du möchtest und ob seine Chance angezeigt wird; im Menü kannst du ihm beim Spielen zusehen. Tippst du auf die Nummer des Spiels, erfährst du, wie schwer es ist.',
  ],
  rulesTitle: 'Nach den Regeln dieser Partie',
  wellTitle: 'Gut spielen',
  well: [
    'Was geht, muss nicht sein. Bring eine Karte aus einem Fächer heim, um etwas freizulegen, nicht schon, weil sie passt: Solange sie liegen bleibt, lässt sich auf ihr weiterbauen, und sie hinterlässt keine Lücke.',
    'Ebenso beim Anlegen an Fächer: Jede angelegte Karte muss später wieder abgetragen werden.',
    'Lass Lücken wachsen: Das Auffüllen begräbt, was du freigelegt hast. Der faire Spieler füllt im Schnitt drei bis vier auf einmal auf.',
    'Anders eine Karte der Ablage: Spiel sie, wenn sie passt, das legt die nächste frei.',
  ],
  handsTitle: 'Maus und Finger',
  hands:
    'Zieh eine Karte an ihr Ziel, oder tippe erst sie an und dann das Ziel. Tippst du eine Karte zweimal an, geht sie auf einen Grundstapel. Berühre den Talon, um Lücken aufzufüllen oder eine Karte zu ziehen. Ein Fächer mit einer Zahl darauf hat zu wenig Platz: Lass die Maus auf ihm ruhen oder den Finger liegen, dann zeigt er sich ganz. Die andere Maustaste schickt eine Karte auf einen Grundstapel.',
  keysTitle: 'Tasten',
  keys: [
    ['Tab', 'von den Knöpfen zur Uhr'],
    ['← →', 'rund um die Uhr'],
    ['↑ ↓', 'nach außen, nach innen'],
    ['Enter', 'nimmt eine Karte und legt sie ab'],
    ['Esc', 'legt sie zurück; beendet einen Tipp oder das Durchsehen'],
    ['F', 'legt eine Karte auf einen Grundstapel'],
    ['A', 'legt auf die Uhr, was ohne Risiko geht'],
    ['D', 'gibt: füllt auf oder zieht'],
    ['Umschalt D', 'zieht auch bei Lücken, wenn die Regeln es erlauben'],
    ['Z', 'zurück'],
    ['R', 'vor'],
    ['H', 'Tipp, und beendet ihn'],
    ['Shift H', 'fairer Tipp, und beendet ihn'],
    ['S', 'spielt den Zug, den der Tipp zeigt'],
    ['P', 'spielt alle, und macht Pause'],
    ['V', 'zeigt einen zusammengeschobenen Fächer ganz'],
    ['W', 'zeigt, ob die Partie zu gewinnen ist'],
    ['?', 'diese Hilfe'],
  ],
  keysReader:
    'Mit einem Screenreader gehören Pfeile und Buchstaben im Fokusmodus dem Spiel; im Lesemodus wird mit ihnen gelesen, und Enter spielt.',
};
