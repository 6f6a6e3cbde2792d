/** Masks an address so that only its owner recognises it: `m•••@e•••.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  return `${firstOf(email)}•••@${firstOf(domain)}•••${dot > 0 ? domain.slice(dot) : ''}`;
}

/** The first character, complete even when it takes two code units. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 63);
}
