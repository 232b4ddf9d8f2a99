/** Rule sets and their seven choices, in Spanish. */
import type { DialogMessages } from '../messages.ts';

export const rules: DialogMessages['rules'] = {
  sets: {
    classic: {
      title: 'Clásico',
      source: 'Wikipedia, «Big Ben (card game)»; el programa de PySolFC',
    },
    gamerules: { title: 'Game rules', source: 'gamerules.com, leído al pie de la letra' },
    mcneely: { title: 'McNeely', source: 'Scott McNeely, Ultimate Book of Card Games' },
    cadogan: { title: 'Lady Cadogan', source: 'Lady Cadogan, «The Clock», 1914' },
    solsuite: { title: 'SolSuite', source: 'SolSuite, «Clock»' },
    redeal: { title: 'Una vuelta', source: 'collepic.net, «Big Ben»' },
    relaxed: { title: 'Relajado', source: 'Solitaire Forever II, «Big Ben (Relaxed)»' },
  },
  from: (source) => `${source}.`,
  own: 'Reglas propias…',
  ownNote: 'Siete decisiones forman las reglas. Cada partida conserva las que tenía al empezar.',
  titles: {
    refillFrom: 'Por dónde se empieza a rellenar',
    refillOrder: 'En qué orden se rellena',
    refillWhen: 'Cuándo se rellena',
    drawWhen: 'Cuándo se roba',
    wasteTo: 'Adónde se juega del descarte',
    buildOn: 'Abanicos que admiten cartas',
    redeals: 'Vueltas del descarte',
  },
  choices: {
    refillFrom: {
      12: 'Se empieza a rellenar por las doce.',
      1: 'Se empieza a rellenar por la una; las doce van al final.',
    },
    refillOrder: {
      rounds: 'Se reparte una carta a cada abanico incompleto, ronda tras ronda.',
      fans: 'Cada abanico se completa hasta tres cartas antes de pasar al siguiente.',
    },
    refillWhen: {
      any: 'Los huecos se pueden rellenar en cualquier momento.',
      stuck: 'Los huecos solo se pueden rellenar cuando no se puede jugar ninguna carta.',
    },
    drawWhen: {
      noGaps: 'Se puede robar cuando ningún abanico tiene huecos.',
      stuck: 'Se puede robar cuando ningún abanico tiene huecos y no se puede jugar ninguna carta.',
      any: 'Se puede robar en cualquier momento, con huecos o sin ellos.',
    },
    wasteTo: {
      foundationsAndFans: 'Del descarte se juega a las bases y a los abanicos.',
      foundations: 'Del descarte solo se juega a las bases.',
    },
    buildOn: {
      3: 'Un abanico admite cartas cuando tiene tres o más.',
      1: 'Un abanico admite cartas mientras no esté vacío.',
    },
    redeals: {
      0: 'No se da la vuelta al descarte.',
      1: 'Cuando se acaba el mazo, se puede dar la vuelta al descarte una vez.',
    },
  },
};
