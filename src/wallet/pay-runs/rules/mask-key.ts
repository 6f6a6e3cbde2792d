const SHOWN = 4;

/** A PIX key as mails and lists show it: enough to know it by, not enough to use it. */
export function maskKey(key: string): string {
  if (key.length <= SHOWN) return key;
  return `${'•'.repeat(Math.min(key.length - SHOWN, SHOWN))}${key.slice(-SHOWN)}`;
}
