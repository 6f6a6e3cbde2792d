import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Guards a store against calls inside a transaction. */
export function guardFileStore(store: FileStore): FileStore {
  const check = () => assertOutsideTransaction('the file store');
  return {
    async put(key, file) {
      check();
      return store.put(key, file);
    },
    async get(key) {
      check();
      return store.get(key);
    },
    async remove(key) {
      check();
      return store.remove(key);
    },
  };
}
