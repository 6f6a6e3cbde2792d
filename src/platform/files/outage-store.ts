import { OutsideError } from '#platform/errors/outside-error.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** The same store; whatever it cannot do (full, refusing, silent) is an outage of something around us, and no fault of the call. */
export function reportOutages(store: FileStore): FileStore {
  async function report<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (problem) {
      // What the file's source refuses on the way, such as too large a body, keeps its own words.
      if (problem instanceof ProductError) throw problem;
      throw new OutsideError('The file store failed.', { cause: problem });
    }
  }
  return {
    put: (key, file) => report(store.put(key, file)),
    get: (key) => report(store.get(key)),
    remove: (key) => report(store.remove(key)),
  };
}
