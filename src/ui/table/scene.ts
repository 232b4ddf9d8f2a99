/** Everything that is on the table, and where. */
import type { Game } from '../../rules/game.ts';
import type { Size, TableGeometry } from './layout/geometry.ts';
import type { Placement } from './placement.ts';

export interface Scene {
  readonly size: Size;
  readonly geometry: TableGeometry;
  readonly placement: Placement;
  readonly game: Game;
}
