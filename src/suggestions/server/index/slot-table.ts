import { drawTieBreaker } from '#suggestions/rules/rank-place.ts';
import { seedOf, type UuidWords } from './uuid-words.ts';

const EMPTY = 0;

/** Finds the slot of an id by open addressing in one array of numbers; a Map of a million strings would take ten times the memory. */
export class SlotTable {
  /** Slot + 1; 0 is empty. Never more than half full. */
  #table = new Uint32Array(1_024);
  #count = 0;
  readonly #wordsOf: () => Uint32Array;

  /** `wordsOf` returns the ids of all slots, four words each. */
  constructor(wordsOf: () => Uint32Array) {
    this.#wordsOf = wordsOf;
  }

  find(id: UuidWords): number | undefined {
    const found = this.#table[this.#placeOf(id)]!;
    return found === EMPTY ? undefined : found - 1;
  }

  /** Slots are never removed: a removed member keeps the slot and may return to it. */
  add(id: UuidWords, slot: number): void {
    if (this.#count * 2 >= this.#table.length) this.#grow();
    this.#table[this.#placeOf(id)] = slot + 1;
    this.#count += 1;
  }

  #placeOf(id: UuidWords): number {
    const mask = this.#table.length - 1;
    const words = this.#wordsOf();
    let place = drawTieBreaker(seedOf(id), 0) & mask;
    for (;;) {
      const found = this.#table[place]!;
      if (found === EMPTY || isSame(words, (found - 1) * 4, id)) return place;
      place = (place + 1) & mask;
    }
  }

  #grow(): void {
    const before = this.#table;
    this.#table = new Uint32Array(before.length * 2);
    const words = this.#wordsOf();
    for (const found of before) {
      if (found === EMPTY) continue;
      const at = (found - 1) * 4;
      this.#table[this.#placeOf([words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!])] = found;
    }
  }
}

function isSame(words: Uint32Array, at: number, id: UuidWords): boolean {
  return words[at] === id[0] && words[at + 1] === id[1] && words[at + 2] === id[2] && words[at + 3] === id[3];
}
