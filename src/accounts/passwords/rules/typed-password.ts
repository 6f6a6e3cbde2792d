/**
 * The one form of a password, whatever keyboard it is typed on: a Mac composes `ã` of two characters where others have one, and a wide or joined
 * letter counts as the plain ones. NFKC, as RFC 8265 recommends for secrets.
 */
export const normalPassword = (typed: string) => typed.normalize('NFKC');
