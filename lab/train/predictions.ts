/** How well a net predicted the outcomes of games that it had not learned from yet. */

/** Positions are grouped by the size of the stock; these are the minimum sizes of the groups. */
const LEAST_STOCKS = [45, 25, 10, 2] as const;

interface Group {
  count: number;
  won: number;
  /** The sum of the squared errors of the chances. */
  errors: number;
}

export class Predictions {
  games = 0;
  won = 0;
  readonly groups: Group[] = LEAST_STOCKS.map(() => ({ count: 0, won: 0, errors: 0 }));

  addGame(isWon: boolean): void {
    this.games++;
    if (isWon) this.won++;
  }

  addPosition(stock: number, chance: number, isWon: boolean): void {
    const group = this.groups[LEAST_STOCKS.findIndex((least) => stock >= least)];
    if (!group) return;
    group.count++;
    group.errors += (chance - (isWon ? 1 : 0)) ** 2;
    if (isWon) group.won++;
  }

  /** Adds what another thread has sent. */
  addAll({ games, won, groups }: Pick<Predictions, 'games' | 'won' | 'groups'>): void {
    this.games += games;
    this.won += won;
    this.groups.forEach((group, i) => {
      const other = groups[i] as Group;
      group.count += other.count;
      group.won += other.won;
      group.errors += other.errors;
    });
  }

  /**
   * The share of games won, and the share of the outcome's variance that was predicted, group by
   * group.
   */
  toString(): string {
    const shares = this.groups.map(({ count, won, errors }) => {
      const share = won / count;
      return `${(100 * (1 - errors / count / (share * (1 - share)))).toFixed(1)} %`;
    });
    return `${((100 * this.won) / this.games).toFixed(1)} % won, predicted ${shares.join(', ')}`;
  }
}
