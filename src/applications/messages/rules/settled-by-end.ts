import type { ApplicationEvent } from '#applications/rules/moves.ts';
import { messageSides, type MessageSide } from './terms.ts';

/**
 * Whose answer to a message from before nobody needs after this event. Not selected, withdrawn or closed: neither side's. Hired: not the candidate's,
 * while a question of theirs still is one for the company. `tellsLater`: the candidate learns of it by `told`, and answers as before until then.
 */
export function sidesSettledBy(event: ApplicationEvent, tellsLater = false): readonly MessageSide[] {
  if (event === 'hired') return ['candidate'];
  const isEnd = event === 'withdrawn' || event === 'closed' || event === 'told';
  return isEnd || (event === 'disqualified' && !tellsLater) ? messageSides : [];
}
