import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type Mail, readMail } from './read-mail.ts';

/** The server's reaction to a recipient; `silent` accepts the command and never answers. */
type RecipientBehaviour = 'accept' | 'refuse' | 'later' | 'silent';

export type SmtpCatcher = {
  /** For SMTP_URL. */
  url: string;
  messages: Mail[];
  /** May be changed at any time. */
  manners: {
    /** Accepts connections and sends nothing, not even a greeting. */
    mute: boolean;
    towards: (recipient: string) => RecipientBehaviour;
  };
  /** Every recipient named, whether accepted or not. */
  attempts: string[];
  /** The first matching mail, past or future. */
  waitFor: (fits: (mail: Mail) => boolean, timeoutMs?: number) => Promise<Mail>;
  stop: () => Promise<void>;
};

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A mail server that stores what it receives, and can misbehave like real ones. */
export async function startSmtpCatcher(port = 0): Promise<SmtpCatcher> {
  const messages: Mail[] = [];
  const attempts: string[] = [];
  const manners: SmtpCatcher['manners'] = { mute: false, towards: () => 'accept' };
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onConnect: (_session, done) => {
      if (!manners.mute) done();
    },
    onRcptTo: ({ address }, _session, done) => {
      attempts.push(address);
      const manner = manners.towards(address);
      if (manner === 'refuse') done(refusal(550, 'No such user here'));
      else if (manner === 'later') done(refusal(450, 'Try again later'));
      else if (manner === 'accept') done();
    },
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
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as { port: number };
  // The connection of a killed client just breaks.
  server.on('error', () => {});

  function waitFor(fits: (mail: Mail) => boolean, timeoutMs = 15_000): Promise<Mail> {
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
        reject(new Error(`The mail did not come within ${timeoutMs} ms. These came:\n${came}`));
      };
      const timer = setTimeout(giveUp, timeoutMs);
      const finish = () => {
        clearTimeout(timer);
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  }

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    manners,
    attempts,
    waitFor,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
