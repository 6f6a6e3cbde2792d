import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startSmtpCatcher } from '#platform/testing/mail/smtp-catcher.ts';
import { startProduct } from '#platform/testing/start-product.ts';
import { type Figure, figure } from '../figure.ts';
import { createEmptyDatabase } from './empty-database.ts';
import type { Fault } from './fault.ts';

const SILENT_SECONDS = 60;
const MAILS = 20;
/** The silence, the pause before the next attempt, and a sweep. */
const TIMEOUT_MS = 240_000;

/** The mail server accepts connections and stays silent for a minute while people sign up: every mail is sent once, and nothing else suffers. */
export const silentMailServer: Fault = { name: 'silent mail server', measure: breakMailServer };

async function breakMailServer(): Promise<Figure[]> {
  const catcher = await startSmtpCatcher();
  catcher.manners.mute = true;
  const product = await startProduct({
    env: {
      DATABASE_URL: await createEmptyDatabase('ponte_faults_mail'),
      SMTP_URL: catcher.url,
      RATE_LIMITS: '0',
      ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    },
  });
  try {
    const people = Array.from({ length: MAILS }, (_, number) => `mail-${number}@example.com`);
    const began = Date.now();
    for (const email of people) await signUp(product.url, email);
    let red = 0;
    while (Date.now() - began < SILENT_SECONDS * 1000) {
      if (!(await isReady(product.url))) red += 1;
      await delay(1_000);
    }
    catcher.manners.mute = false;
    const waiting = () => people.some((email) => !catcher.messages.some(({ to }) => to.includes(email)));
    while (waiting() && Date.now() - began < TIMEOUT_MS) await delay(500);
    const seconds = (Date.now() - began) / 1000;
    // One more sweep, in which any duplicate would arrive.
    await delay(35_000);
    const times = people.map((email) => catcher.messages.filter(({ to }) => to.includes(email)).length);
    const from = `mail server silent for ${SILENT_SECONDS} s`;
    return [
      figure('faults: silent mail server: mails sent', times.filter((one) => one > 0).length, {
        atLeast: MAILS,
        digits: 0,
        from,
      }),
      figure('faults: silent mail server: mails doubled', times.filter((one) => one > 1).length, {
        atMost: 0,
        digits: 0,
      }),
      figure('faults: silent mail server: mails lost', times.filter((one) => one === 0).length, {
        atMost: 0,
        digits: 0,
      }),
      figure('faults: silent mail server: all mails left after', seconds, { unit: ' s', digits: 0 }),
      figure('faults: silent mail server: not ready meanwhile', red, { atMost: 0, digits: 0 }),
      figure('faults: silent mail server: process alive', product.process.exitCode === null ? 1 : 0, {
        atLeast: 1,
        digits: 0,
      }),
    ];
  } finally {
    await product.stop();
    await catcher.stop();
  }
}

async function signUp(url: string, email: string): Promise<void> {
  const { status } = await fetch(`${url}/api/users/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Correct-horse-7!', userRole: 'squadMember', acceptedTerms: true }),
  });
  if (status !== 201) throw new Error(`Signing up answered ${status}.`);
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    (response) => response.ok,
    () => false,
  );
