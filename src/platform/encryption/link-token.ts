import { randomBytes } from 'node:crypto';
import { decryptText, encryptText } from '#platform/encryption/encrypt-text.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';

const TOKEN_BYTES = 16;

/** The token of a link that its owner may copy again: looked up by its hash, restored from the encrypted text. */
export interface LinkToken {
  tokenHash: string;
  encryptedToken: string;
}

const belongsTo = (tokenHash: string) => `linkToken:${tokenHash}`;

export function sealLinkToken(token: string): LinkToken {
  const tokenHash = hashToken(token);
  return { tokenHash, encryptedToken: encryptText(token, belongsTo(tokenHash)) };
}

/** Generates a token for a link to something that only its holders may see. */
export function newLinkToken(): LinkToken {
  return sealLinkToken(randomBytes(TOKEN_BYTES).toString('base64url'));
}

/** The token itself, for its owner. Throws UnreadableTextError where the key is missing. */
export function readLinkToken({ tokenHash, encryptedToken }: LinkToken): string {
  return decryptText(encryptedToken, belongsTo(tokenHash));
}
