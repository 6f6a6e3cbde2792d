import { setTimeout as delay } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import type { Database } from '#platform/db/connection.ts';
import type { DeliveryState } from '#platform/mail/delivery-state.ts';
import { UnreadableTextError } from '#platform/encryption/encrypt-text.ts';
import {
  claimMail,
  type ClaimedMail,
  discardMail,
  holdMail,
  markSent,
  markUndelivered,
  type QueuedMail,
  readMail,
} from '#platform/mail/outbox-claims.ts';
import { addStopLink, type StopLink } from '#platform/mail/mail-content.ts';
import { siteAddress } from '#platform/mail/site-address.ts';
import { MailRefusedError, type MailTransport } from '#platform/mail/transport.ts';

export interface DeliveryTools {
  database: Database;
  transport: MailTransport;
  log: BaseLogger;
  state: DeliveryState;
  /** Without it every mail is sent as it was written. */
  gate?: MailGate;
}

/**
 * Asked just before a mail leaves, because people choose between writing and sending too: whether its reader wants it, how long it is to
 * wait, and the link that switches its kind off. Null: it is sent as it was written.
 */
export type MailGate = (
  database: Database,
  mail: Pick<QueuedMail, 'recipient' | 'happening' | 'language' | 'workspaceId'>,
) => Promise<'unwanted' | { waitMinutes: number } | StopLink | null>;

const MARK_TRIES = 10;
const MARK_PAUSE_MS = 2_000;

/** Sends one mail, outside of any transaction. Calls `another` as soon as it knows that more are due; false when none is left. */
export async function deliverNextMail(tools: DeliveryTools, another?: () => void): Promise<boolean> {
  const mail = await claimMail(tools.database);
  if (!mail) return false;
  if (!mail.isLast) another?.();
  const problem = await readAndSend(tools, mail);
  if (problem === 'held') return !mail.isLast;
  await markWithRetries(() =>
    problem
      ? markUndelivered(tools.database, mail, {
          reason: problem.message,
          isFinal: problem instanceof MailRefusedError || problem instanceof UnreadableTextError,
        })
      : markSent(tools.database, mail.id, tools.transport.delivers),
  );
  return !mail.isLast;
}

/** Returns why the mail was not sent; null when it was, or was erased meanwhile. `held`: its reader wants it later. */
async function readAndSend(tools: DeliveryTools, { id }: ClaimedMail): Promise<Error | 'held' | null> {
  try {
    const mail = await readMail(tools.database, id);
    if (!mail) return null;
    const answer = tools.gate ? await tools.gate(tools.database, mail) : null;
    if (answer !== null && typeof answer === 'object' && 'waitMinutes' in answer)
      return await holdMail(tools.database, id, answer.waitMinutes).then(() => 'held');
    if (answer === 'unwanted') return await discardMail(tools.database, id).then(() => null);
    return await send(tools, answer && mail.stopUrl === null ? withStop(mail, answer) : mail);
  } catch (problem) {
    if (!isUnreadable(problem)) throw problem;
    // Its key is gone or its text was changed: waiting mends neither, and the other mails must not wait for it.
    tools.log.error({ mail: id }, 'mail cannot be read');
    return new UnreadableTextError('The text of this mail cannot be decrypted. Is its key missing in ENCRYPTION_KEYS?');
  }
}

const withStop = (mail: QueuedMail, stop: StopLink): QueuedMail => ({
  ...mail,
  ...addStopLink(mail, stop),
  stopUrl: siteAddress() + stop.callPath,
});

/** The query builder may wrap what a column throws. */
const isUnreadable = (problem: unknown) =>
  problem instanceof UnreadableTextError || (problem as { cause?: unknown }).cause instanceof UnreadableTextError;

/** Returns why the mail was not sent; null when it was. */
async function send({ transport, log, state }: DeliveryTools, mail: QueuedMail): Promise<Error | null> {
  try {
    await transport.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.textBody,
      html: mail.htmlBody,
      calendar: mail.calendar,
      id: mail.id,
      stopUrl: mail.stopUrl,
    });
    state.worked();
    return null;
  } catch (problem) {
    // A server that refuses one mail is available for the others.
    if (problem instanceof MailRefusedError) {
      log.warn({ mail: mail.id }, 'mail refused for good');
      state.worked();
    } else state.failed(withoutWords(problem as SmtpProblem));
    return problem as Error;
  }
}

type SmtpProblem = Error & { code?: string; command?: string };

/** The server's text may name the recipient; logs name nobody. */
const withoutWords = ({ name, code, command }: SmtpProblem) => ({
  name,
  code: [command, code].filter(Boolean).join(' '),
});

/** A sent mail that is not marked is sent again once its lease expires, so it is worth waiting for a database that is away for a moment. */
async function markWithRetries(mark: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await mark();
    } catch (problem) {
      if (tries >= MARK_TRIES) throw problem;
      await delay(MARK_PAUSE_MS);
    }
  }
}
