const SHOWN = 4;
const SHOWN_OF_NAME = 2;

/** A PIX key as mails and lists show it: enough to know it by, not enough to use it. */
export function maskKey(key: string): string {
  const at = key.indexOf('@');
  if (at > 0) return `${key.slice(0, SHOWN_OF_NAME)}•••${key.slice(at)}`;
  return key.length <= SHOWN ? key : `•••${key.slice(-SHOWN)}`;
}
