import nodemailer from 'nodemailer';

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
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** By SMTP when configured. Without it mails stay readable in the outbox and count as sent (the development mailbox shows them). */
export function createMailTransport(smtpUrl: string | undefined, from: string): MailTransport {
  if (!smtpUrl) return { send: async () => {}, close: () => {} };
  const transporter = nodemailer.createTransport(smtpUrl, { from, pool: true } as never);
  return {
    async send(mail) {
      await transporter.sendMail({
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
      });
    },
    close: () => transporter.close(),
  };
}

/** RFC 8058: the mail program itself ends the mails, with one click and without a page. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The mail says the same of its calendar file as the file itself: to add it, or to take it out again. */
const methodOf = (calendar: string) => /^METHOD:([A-Z]+)/m.exec(calendar)?.[1] ?? 'PUBLISH';
