import { isSocialOutcome, type SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import type { ProviderVisit } from './open-provider.ts';

const POLL_MS = 500;
const ANSWERED_WITHIN_MS = 700;
const ACKNOWLEDGED = 'heard';

/** Uses a BroadcastChannel: the pop-up lost its opener when it visited the provider. */
const channelOf = (attempt: string) => new BroadcastChannel(`social-${attempt}`);

function say(channel: BroadcastChannel, word: string): void {
  channel.postMessage(word);
}

interface Watcher {
  onOutcome: (outcome: SocialOutcome) => void;
  /** Closed, or returned: polling can stop. */
  onGone: () => void;
}

/** Waits for the pop-up to return, until the signal aborts. */
export function followProvider({ attempt, popup }: ProviderVisit, signal: AbortSignal, watcher: Watcher): void {
  if (signal.aborted) return;
  const channel = channelOf(attempt);
  const timer = window.setInterval(() => popup.closed && gone(), POLL_MS);
  function gone() {
    window.clearInterval(timer);
    watcher.onGone();
  }
  channel.addEventListener('message', ({ data }) => {
    if (!isSocialOutcome(data)) return;
    say(channel, ACKNOWLEDGED);
    gone();
    watcher.onOutcome(data);
  });
  signal.addEventListener('abort', () => {
    window.clearInterval(timer);
    channel.close();
  });
}

/** Notifies the tab that opened this pop-up; returns whether it acknowledged. */
export function reportOutcome(attempt: string, outcome: SocialOutcome): Promise<boolean> {
  const channel = channelOf(attempt);
  return new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => {
      if (data === ACKNOWLEDGED) resolve(true);
    });
    window.setTimeout(() => resolve(false), ANSWERED_WITHIN_MS);
    say(channel, outcome);
  }).finally(() => channel.close());
}
