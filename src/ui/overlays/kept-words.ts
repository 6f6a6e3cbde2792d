/** What was typed into a dialog, by the name of the field, beside what the field held before. */
export type KeptWords = ReadonlyMap<string, { before: string; text: string }>;

/** By the key of a dialog, for as long as the page stays open; nothing of it reaches the device. */
const kept = new Map<string, KeptWords>();

/** Words of dialogs that went away before anybody saved or discarded them. */
export const keptWords = {
  read: (key: string): KeptWords => kept.get(key) ?? new Map(),
  keep(key: string, words: KeptWords): void {
    if (words.size > 0) kept.set(key, words);
    else kept.delete(key);
  },
  forget: (key: string): void => void kept.delete(key),
  /** Whoever logs out leaves no words behind. */
  forgetAll: (): void => kept.clear(),
};
