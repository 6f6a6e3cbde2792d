import nodemailer from 'nodemailer';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Called by mail programs when the recipient unsubscribes from mails of this kind. */
  stopUrl: string | null;
  /** A calendar file; mail programs offer to add it to the calendar. */
  calendar: string | null;
}

export interface MailTransport {
  /** False where mails are not sent and are read in the outbox. */
  delivers: boolean;
  /** Throws MailRefusedError when the server will never accept this mail, anything else when it may accept it later. */
  send(mail: OutgoingMail): Promise<void>;
  /** Also aborts sends in progress. */
  close(): void;
}

/** A permanent failure of one mail: nobody has this address, or the server does not accept such a mail. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** How many mails are sent concurrently. */
export const CONCURRENT_MAILS = 5;
/** The most that sending one mail may take, whatever the server does. */
export const SEND_TIMEOUT_MS = 30_000;
/** How long the server may be silent: while connecting, before its greeting, and between two replies. */
const SILENCE_MS = 10_000;
/** Below the idle time-out of servers, so that no mail meets a connection that was just closed. */
const IDLE_MS = 15_000;

/** Sends by SMTP when configured. Otherwise mails stay readable in the outbox and count as sent (the development mailbox shows them). */
export function createMailTransport(
  smtpUrl: string | undefined,
  from: string,
  timeoutMs: number = SEND_TIMEOUT_MS,
): MailTransport {
  if (!smtpUrl) return { delivers: false, send: async () => {}, close: () => {} };
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  const silence = Math.min(SILENCE_MS, timeoutMs);
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONCURRENT_MAILS,
    // The outbox counts attempts; the library's own retries would not be counted.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: silence,
    greetingTimeout: silence,
    dnsTimeout: silence,
    socketTimeout: silence,
    socketCloseTimeout: 1_000,
  });
  return {
    delivers: true,
    async send(mail) {
      assertOutsideTransaction('the mail server');
      const message = {
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.calendar !== null && {
          icalEvent: { method: methodOf(mail.calendar), filename: 'interview.ics', content: mail.calendar },
        }),
        messageId: `<${mail.id}@${domain}>`,
        headers: { ...automatic, ...(mail.stopUrl && stopHeaders(mail.stopUrl)) },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(timeoutMs),
      };
      await transporter.sendMail(message).catch((problem: SmtpProblem) => {
        throw isPermanentFailure(problem) ? new MailRefusedError(problem.message, { cause: problem }) : problem;
      });
    },
    close: () => transporter.close({ force: true }),
  };
}

type SmtpProblem = Error & { code?: string; command?: string; responseCode?: number };

/** A 5xx reply about the recipient or the content. A 5xx to the greeting, the login or our own sender is caused by the settings and may be fixed. */
function isPermanentFailure({ code, command, responseCode }: SmtpProblem): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** RFC 3834: holiday notices and other robots do not answer. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058: the mail program itself unsubscribes, with one click and without a page. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail states the same method as its calendar file: to add the event, or to remove it again. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
