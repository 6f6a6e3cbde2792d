import nodemailer from 'nodemailer';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Called by mail programs when their reader wants no more mails of this kind. */
  stopUrl: string | null;
  /** A calendar file; mail programs offer to keep it. */
  calendar: string | null;
}

export interface MailTransport {
  /** False where mails go nowhere and are read in the outbox. */
  delivers: boolean;
  /** Throws MailRefusedError when the server will never take this mail, anything else when it may take it later. */
  send(mail: OutgoingMail): Promise<void>;
  /** Ends what is still being sent, too. */
  close(): void;
}

/** The server's last word on one mail: nobody has this address, or it takes no such mail. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** How many mails are under way at once. */
export const CONCURRENT_MAILS = 5;
/** The longest that one mail may take, whatever the server does. */
export const SEND_PATIENCE_MS = 30_000;
/** How long the server may be silent: until it is reached, greets, and between two of its words. */
const SILENCE_MS = 10_000;
/** Below what servers wait before they close, so that no mail meets a connection that just ended. */
const IDLE_MS = 15_000;

/** By SMTP when configured. Without it mails stay readable in the outbox and count as sent (the development mailbox shows them). */
export function createMailTransport(
  smtpUrl: string | undefined,
  from: string,
  patienceMs: number = SEND_PATIENCE_MS,
): MailTransport {
  if (!smtpUrl) return { delivers: false, send: async () => {}, close: () => {} };
  const silence = Math.min(SILENCE_MS, patienceMs);
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: CONCURRENT_MAILS,
    // The outbox counts attempts; one that the library made by itself would be in nobody's count.
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
        messageId: `<${mail.id}@ponte>`,
        ...(mail.stopUrl && { headers: stopHeaders(mail.stopUrl) }),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(patienceMs),
      };
      await transporter.sendMail(message).catch((problem: SmtpProblem) => {
        throw isLastWord(problem) ? new MailRefusedError(problem.message, { cause: problem }) : problem;
      });
    },
    close: () => transporter.close({ force: true }),
  };
}

type SmtpProblem = Error & { code?: string; command?: string; responseCode?: number };

/** 5xx about the recipient or the content. A 5xx to the greeting, the login or our own sender is about the settings, and may be mended. */
function isLastWord({ code, command, responseCode }: SmtpProblem): boolean {
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** RFC 8058: the mail program itself ends the mails, with one click and without a page. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail says the same of its calendar file as the file itself: to add it, or to take it out again. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
