/** Assigns each value a small number; 0 means none. */
export class Dictionary<Value> {
  readonly #numbers = new Map<string, number>();
  /** Indexed by number; the first entry is unused. */
  readonly values: (Value | undefined)[] = [undefined];

  numberOf(key: string, value: () => Value): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value()) - 1;
  }

  /** 0 for unknown values. */
  find(key: string): number {
    return this.#numbers.get(key) ?? 0;
  }

  get size(): number {
    return this.values.length;
  }
}
