import { DependencyError } from '#platform/errors/dependency-error.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Makes a store report every failure (full, refusing, silent) as an outage of a dependency instead of a fault of the call. */
export function reportOutages(store: FileStore): FileStore {
  async function report<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (problem) {
      // Errors of the file's source, such as a body that is too large, pass unchanged.
      if (problem instanceof ProductError) throw problem;
      throw new DependencyError('The file store failed.', { cause: problem });
    }
  }
  return {
    put: (key, file) => report(store.put(key, file)),
    get: (key) => report(store.get(key)),
    remove: (key) => report(store.remove(key)),
  };
}
