import { isSocialOutcome, type SocialOutcome } from '#accounts/rules/social-outcome.ts';
import { operationAddress } from '#platform/ui/client.ts';

const WINDOW_NAME = 'sign-in-provider';
const WIDTH = 480;
const HEIGHT = 680;
const LOOK_EVERY_MS = 500;
const ANSWERED_WITHIN_MS = 700;
const HEARD = 'heard';

/** By a channel of its own: the pop-up lost its opener when it visited the provider. */
const channelOf = (attempt: string) => new BroadcastChannel(`social-${attempt}`);

function say(channel: BroadcastChannel, word: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(word);
}

interface Watcher {
  onOutcome: (outcome: SocialOutcome) => void;
  /** Closed, or come back: nobody has to look for it any more. */
  onGone: () => void;
}

/** Opens the provider in a pop-up, in the click's own turn; where pop-ups are blocked, in this window. Answers how to stop listening. */
export function openProvider({ onOutcome, onGone }: Watcher): () => void {
  const attempt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
  const start = '/auth/oidc/start';
  const place = `left=${window.screenX + (window.outerWidth - WIDTH) / 2},top=${window.screenY + 80}`;
  const address = operationAddress(start, { query: { attempt } });
  const opened = window.open(address, WINDOW_NAME, `popup,width=${WIDTH},height=${HEIGHT},${place}`);
  if (!opened) {
    window.location.assign(operationAddress(start));
    return () => {};
  }
  const channel = channelOf(attempt);
  const timer = window.setInterval(() => {
    if (opened.closed) gone();
  }, LOOK_EVERY_MS);
  function gone() {
    window.clearInterval(timer);
    onGone();
  }
  channel.addEventListener('message', ({ data }) => {
    if (!isSocialOutcome(data)) return;
    say(channel, HEARD);
    gone();
    onOutcome(data);
  });
  return () => {
    window.clearInterval(timer);
    channel.close();
  };
}

/** Tells the tab that opened this pop-up; answers whether it heard. */
export function reportOutcome(attempt: string, outcome: SocialOutcome): Promise<boolean> {
  const channel = channelOf(attempt);
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data === HEARD) resolve(true);
    });
    window.setTimeout(() => resolve(false), ANSWERED_WITHIN_MS);
    say(channel, outcome);
  }).finally(() => channel.close());
}
