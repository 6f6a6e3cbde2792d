export const REDIRECT_KEY = 'urlToRedirect';

type Storage = Pick<globalThis.Storage, 'getItem'>;

/** Only addresses of the product itself: whatever else stands in the storage must not lead people away. */
export function isOwnAddress(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false;
  try {
    return new URL(address, 'https://ponte.invalid').origin === 'https://ponte.invalid';
  } catch {
    return false;
  }
}

/** The address kept under a key. Throws when there is none: whoever asks must know that one was kept. */
export function readKeptAddress(storage: Storage, key: string): string {
  const address = storage.getItem(key);
  if (address === null || !isOwnAddress(address)) throw new Error(`The address for ${key} is undefined`);
  return address;
}
