/**
 * The text of a file in whichever encoding programs save it: UTF-8 or UTF-16 with or without a mark, else the old one of Windows, which is a guess.
 * Null for what is no text.
 */
export function decodeText(bytes: Uint8Array): { text: string; isGuess: boolean } | null {
  const wide = wideEncodingOf(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return bytes.includes(0) ? null : { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

/** By its mark, or by a zero beside each letter of its beginning. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && bytes[3] === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && bytes[2] === 0)) return 'utf-16be';
  return null;
}
