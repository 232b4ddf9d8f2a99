/** Rule sets and their seven choices, in Spanish. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Clásico',
      source: 'Wikipedia, «Big Ben (card game)»; el código de PySolFC',
    },
    gamerules: { title: 'GameRules.com', source: 'gamerules.com, al pie de la letra' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, «The Clock», 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, «Clock»' },
    redeal: { title: 'Una segunda vuelta', source: 'collepic.net, «Big Ben»' },
    relaxed: { title: 'Relajado', source: 'Solitaire Forever II, «Big Ben (Relaxed)»' },
  },
  from: (source) => `${source}.`,
  about: 'Qué dicen estas reglas y de dónde vienen',
  own: 'Tus propias reglas…',
  ownNote: 'Siete decisiones forman las reglas. Cada partida conserva las que tenía al empezar.',
  titles: {
    refillFrom: 'Dónde se empieza a rellenar',
    refillOrder: 'En qué orden se rellena',
    refillWhen: 'Cuándo se rellena',
    drawWhen: 'Cuándo se roba',
    wasteTo: 'Adónde van las cartas del descarte',
    buildOn: 'Qué abanicos admiten cartas',
    redeals: 'Segunda vuelta',
  },
  choices: {
    refillFrom: {
      12: 'Se empieza a rellenar por las 12.',
      1: 'Se empieza a rellenar por la 1; las 12 van al final.',
    },
    refillOrder: {
      rounds: 'Al rellenar, cada abanico con huecos recibe una carta, ronda tras ronda.',
      fans: 'Al rellenar, se completa un abanico tras otro.',
    },
    refillWhen: {
      any: 'Puedes rellenar en cualquier momento.',
      stuck: 'Solo puedes rellenar cuando no se puede jugar ninguna carta.',
    },
    drawWhen: {
      noGaps: 'Puedes robar cuando ningún abanico tiene huecos.',
      stuck: 'Puedes robar cuando ningún abanico tiene huecos y no se puede jugar ninguna carta.',
      any: 'Puedes robar en cualquier momento, aunque haya huecos.',
    },
    wasteTo: {
      foundationsAndFans: 'Las cartas del descarte van al reloj o a un abanico.',
      foundations: 'Las cartas del descarte solo van al reloj.',
    },
    buildOn: {
      3: 'Un abanico admite una carta si tiene tres o más.',
      1: 'Un abanico admite una carta si no está vacío.',
    },
    redeals: {
      0: 'No hay segunda vuelta.',
      1: 'Hay una segunda vuelta: cuando el mazo está vacío, puedes dar la vuelta al descarte.',
    },
  },
};
