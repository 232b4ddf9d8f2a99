/** The help, in Spanish. */
import type { DialogMessages } from '../messages.ts';

export const helpText: DialogMessages['helpText'] = {
  pictures: [
    'Doce bases forman la esfera del reloj, una por hora. Cada una sube por su palo, con el as después del rey, hasta que su carta marca la hora: el as a la 1, la jota a las 11, la reina a las 12.',
    'Solo se mueve la carta de arriba de un abanico: al reloj, o sobre la carta inmediata superior de su palo en otro abanico. Un rey va sobre un as.',
    'Un abanico con menos de tres cartas tiene huecos y no admite cartas. Al rellenar, el mazo reparte a todos los huecos, en el orden de sus números. El arte está en saber cuándo.',
    'Si no hay huecos, toca el mazo para robar una carta, que va al descarte. Puedes jugarla enseguida. La siguiente la tapará.',
    'No hace falta jugar todo lo que cabe. Mientras una carta se queda, puedes poner otras encima, y no deja hueco.',
    'Aquí ya está encendida la 1. Enciende las doce y ganas.',
  ],
  rulesTitle: 'Las reglas de esta partida',
  wellTitle: 'Jugar bien',
  well: [
    'No hace falta jugar todo lo que cabe. Envía una carta de un abanico al reloj por lo que libera. Mientras se queda, puedes poner otras encima, y no deja hueco.',
    'Lo mismo vale al jugar sobre los abanicos: cada carta que pones es una más que habrá que quitar.',
    'Deja que se junten huecos: al rellenar se entierra lo que has destapado. La máquina rellena en promedio 3 o 4 a la vez.',
    'Con las cartas del descarte es distinto: juega una cuando quepa y liberas la siguiente.',
  ],
  hintsTitle: 'Pistas y probabilidades',
  hints: [
    'La pista muestra la siguiente jugada de un camino a la victoria y puede jugarlo hasta el final. Si la partida está perdida, te lleva de vuelta adonde aún se podía ganar. Las pistas tienen en cuenta todas las cartas, también las ocultas del mazo. El ojo comprueba si esta partida aún se puede ganar. Al ganar, ves qué ayuda tuviste.',
    'La pista sin mirar el mazo es de la máquina, que solo ve lo que ves tú: sus probabilidades son estimaciones, y también se equivoca. En Ajustes eliges qué pistas recibes y si se muestra la probabilidad estimada; desde el menú puedes ver jugar a la máquina. Toca el nombre del reparto para ver su dificultad.',
  ],
  handsTitle: 'Ratón y dedo',
  hands:
    'Arrastra una carta, o tócala: va a su único sitio; si tiene varios, toca el que quieras. Tócala dos veces para enviarla al reloj. Toca el mazo para rellenar o robar. Un número sobre un abanico indica que está plegado: deja encima el ratón o el dedo para ver todas sus cartas. En cualquier otra carta, eso muestra dónde están la inferior y la superior. El clic derecho envía una carta al reloj.',
  keysTitle: 'Teclas',
  keys: [
    ['Tab', 'ir de la mesa a los botones'],
    ['← →', 'recorrer el reloj'],
    ['↑ ↓', 'ir hacia fuera, hacia dentro'],
    ['Enter', 'tomar una carta, ponerla'],
    ['Esc', 'devolverla a su sitio, cerrar la pista o el repaso'],
    ['F', 'enviar una carta al reloj'],
    ['A', 'enviar al reloj todas las cartas sin riesgo'],
    ['D', 'rellenar o robar'],
    ['Mayús D', 'robar aunque haya huecos, si las reglas lo permiten'],
    ['Z', 'deshacer'],
    ['R', 'rehacer'],
    ['H', 'pista: mostrar, cerrar'],
    ['Mayús H', 'pista sin mirar el mazo: mostrar, cerrar'],
    ['S', 'hacer la jugada de la pista'],
    ['P', 'jugar hasta el final, o pausa'],
    ['V', 'ver todas las cartas de un abanico plegado'],
    ['C', 'buscar la carta inferior y la superior'],
    ['C Q S', 'buscar una carta; aquí, la reina de picas'],
    ['W', 'si se puede ganar: mostrar, ocultar'],
    ['?', 'cómo se juega'],
  ],
  keysReader:
    'Con un lector de pantalla: en el modo foco, las flechas y las letras son del juego; en el modo exploración sirven para leer, y con Enter se juega.',
};
