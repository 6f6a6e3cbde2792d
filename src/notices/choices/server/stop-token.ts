import { choosableKinds } from '#notices/choices/rules/mail-kinds.ts';
import type { MailKind } from '#platform/contract/mail-kinds.ts';
import { decryptText, encryptText, UnreadableTextError } from '#platform/encryption/encrypt-text.ts';

const PURPOSE = 'mail stop';

/** For the link in a mail: names person and kind to nobody but the product, which stores nothing for it. */
export function makeStopToken(userId: string, kind: MailKind): string {
  return encryptText(`${kind}:${userId}`, PURPOSE);
}

/** Null when it was made up or changed. */
export function readStopToken(token: string): { userId: string; kind: MailKind } | null {
  try {
    const [said, userId] = decryptText(token, PURPOSE).split(':');
    const kind = choosableKinds.find((one) => one === said);
    return kind && userId ? { userId, kind } : null;
  } catch (problem) {
    if (problem instanceof UnreadableTextError) return null;
    throw problem;
  }
}
