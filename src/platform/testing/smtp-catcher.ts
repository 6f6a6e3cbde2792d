import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Mail, readMail } from './read-mail.ts';

export type SmtpCatcher = {
  /** For SMTP_URL. */
  url: string;
  messages: Mail[];
  /** The first mail, of those that came and those to come, that fits. */
  waitFor: (fits: (mail: Mail) => boolean, patienceMs?: number) => Promise<Mail>;
  stop: () => Promise<void>;
};

/** A mail server that keeps what it gets. */
export async function startSmtpCatcher(): Promise<SmtpCatcher> {
  const messages: Mail[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const keep = (raw: string) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        messages.push(readMail(raw, from, to));
        for (const look of waiting) look();
      };
      void text(stream).then(keep).finally(done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };

  function waitFor(fits: (mail: Mail) => boolean, patienceMs = 15_000): Promise<Mail> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const mail = messages.find(fits);
        if (!mail) return;
        finish();
        resolve(mail);
      };
      const giveUp = () => {
        finish();
        const came = messages.map(({ to, subject }) => `${to.join(', ')}: ${subject}`).join('\n');
        reject(new Error(`The mail did not come within ${patienceMs} ms. These came:\n${came}`));
      };
      const timer = setTimeout(giveUp, patienceMs);
      const finish = () => {
        clearTimeout(timer);
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    waitFor,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
