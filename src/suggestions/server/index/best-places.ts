import type { RankPlace } from '#suggestions/rules/rank-place.ts';

/** The best few of many, best first: most later candidates are rejected by one comparison. */
export class BestPlaces {
  readonly #limit: number;
  readonly #places: RankPlace[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Keys below this one are rejected. */
  get lowest(): number {
    return this.#places.length < this.#limit ? -1 : this.#places.at(-1)!.key;
  }

  offer(place: RankPlace): void {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#places[middle]!, place)) low = middle + 1;
      else high = middle;
    }
    if (low >= this.#limit) return;
    this.#places.splice(low, 0, place);
    if (this.#places.length > this.#limit) this.#places.pop();
  }

  list(): readonly RankPlace[] {
    return this.#places;
  }
}

export function isBefore(one: RankPlace, other: RankPlace): boolean {
  return one.key > other.key || (one.key === other.key && one.memberId < other.memberId);
}
