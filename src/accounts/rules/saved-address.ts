export const REDIRECT_KEY = 'urlToRedirect';

type Storage = Pick<globalThis.Storage, 'getItem'>;

/** Only addresses of the product itself: a tampered storage must not lead people away. */
export function isOwnAddress(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  try {
    return new URL(address, 'https://ponte.invalid').origin === 'https://ponte.invalid';
  } catch {
    return false;
  }
}

/** The address saved under a key. Throws when there is none: the caller must know that one was saved. */
export function readSavedAddress(storage: Storage, key: string): string {
  const address = storage.getItem(key);
  if (address === null || !isOwnAddress(address)) throw new Error(`The address for ${key} is undefined`);
  return address;
}
