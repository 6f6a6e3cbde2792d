const LONGEST = 80;

/** A download's file name that every system accepts, without extension: plain lower-case letters, digits and hyphens. */
export function safeFileName(parts: readonly string[]): string {
  const plain = parts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return plain || 'file';
}
