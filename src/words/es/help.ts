/** The help, in Spanish. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  paragraphs: [
    'Doce bases forman un reloj. Cada una sube por su palo, y tras el rey viene el as, hasta que su carta marca la hora: el as a la una, la jota a las once, la reina a las doce.',
    'Doce abanicos rodean el reloj. Solo se mueve la carta de arriba de un abanico o del descarte: a una base, o a otro abanico, bajando por el mismo palo.',
    'Un abanico con menos de tres cartas tiene huecos, dibujados como contornos. Tú decides cuándo rellenarlos desde el mazo, todos de una vez y en el orden de sus números. El mazo dice lo que va a hacer.',
    'La partida se gana cuando las doce horas están encendidas.',
    'La pista muestra una jugada de un camino a la victoria y puede jugarlo hasta el final. Si la partida está perdida, lleva de vuelta adonde aún se podía ganar. La página tiene en cuenta todas las cartas, también las del mazo. El ojo dice si la partida aún se puede ganar; al ganar se indica qué ayuda hubo.',
    'El jugador limpio solo ve lo que ves tú. Sus pistas son lo que él jugaría, y sus probabilidades son estimaciones: no es un maestro. En los ajustes eliges qué pistas quieres y si se muestra su probabilidad; en el menú puedes verlo jugar. Toca el número del reparto para saber si es difícil.',
  ],
  rulesTitle: 'Según las reglas de esta partida',
  wellTitle: 'Jugar bien',
  well: [
    'No todo lo que se puede jugar conviene jugarlo. Lleva una carta de un abanico a su base por lo que libera, no en cuanto encaja: mientras se queda, se puede seguir construyendo sobre ella y no deja hueco.',
    'Lo mismo vale al construir en los abanicos: cada carta que pones es una más que habrá que quitar.',
    'Deja que se junten huecos: al rellenarlos se entierra lo que has destapado. El jugador limpio rellena de media tres o cuatro a la vez.',
    'Con la carta del descarte es distinto: juégala cuando encaje, que libera la siguiente.',
  ],
  handsTitle: 'Ratón y dedo',
  hands:
    'Arrastra una carta, o tócala y toca después el lugar adonde debe ir. Toca dos veces una carta y se irá a una base. Toca el mazo para rellenar o robar. Un abanico con un número no tiene sitio: deja el ratón encima, o el dedo, y se muestra entero. El otro botón del ratón envía una carta a una base.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'de los botones al reloj'],
    ['← →', 'alrededor del reloj'],
    ['↑ ↓', 'hacia fuera, hacia dentro'],
    ['Enter', 'toma una carta y la coloca'],
    ['Esc', 'la devuelve a su sitio; cierra la pista o el repaso'],
    ['F', 'lleva una carta a una base'],
    ['A', 'lleva a las bases lo que no tiene riesgo'],
    ['D', 'reparte: rellena o roba'],
    ['Mayús D', 'roba incluso con huecos, si las reglas lo permiten'],
    ['Z', 'deshacer'],
    ['R', 'rehacer'],
    ['H', 'pista, y la cierra'],
    ['Shift H', 'pista limpia, y la cierra'],
    ['S', 'hace la jugada que muestra la pista'],
    ['P', 'las hace todas, y pausa'],
    ['V', 'muestra entero un abanico plegado'],
    ['W', 'muestra si la partida se puede ganar'],
    ['?', 'esta ayuda'],
  ],
  keysReader:
    'Con un lector de pantalla, las flechas y las letras son del juego en el modo foco; en el modo exploración sirven para leer, y con Enter se juega.',
};
