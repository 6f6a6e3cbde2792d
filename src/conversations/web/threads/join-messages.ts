import type { Message } from './thread-calls.ts';

/**
 * The messages read so far and the latest ones, oldest first. What was read before stays as the latest move on; among those it counts no
 * longer, since a message that was taken back stands nowhere.
 */
export function joinMessages(read: readonly Message[], latest: readonly Message[]): Message[] {
  const [first] = latest;
  if (!first) return [...read];
  return [...read.filter(({ id, at }) => at < first.at || (at === first.at && id < first.id)), ...latest];
}
