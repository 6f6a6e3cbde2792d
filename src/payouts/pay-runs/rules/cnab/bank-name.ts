import anyAscii from 'any-ascii';

/** A name in the plain capital letters that banks read. Letters of other scripts become those that sound like them; pictures are left out. */
export function bankName(name: string): string {
  return anyAscii(name.replace(/\p{Extended_Pictographic}/gu, ''))
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim();
}
