/**
 * A name or note that others typed, as it may stand in a mail to somebody who does not know them: addresses can be read but are no links. Mail
 * programs make one of `https://` and of `win.example`; the former is taken out, the latter gets an invisible joiner after its dots.
 */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replaceAll(/\.(?=[\p{L}\p{N}])/gu, '.\u2060')
    .trim();
}
