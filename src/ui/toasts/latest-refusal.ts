import { watchRefusals } from '../client.ts';

/** A message about a refusal appears at once. */
const FRESH_MS = 2_000;

let latest: { at: number; tried: string; requestId?: string } | null = null;

watchRefusals(({ requestId }, tried) => {
  latest = { at: Date.now(), tried, ...(requestId && { requestId }) };
});

/** The operation that the server has just refused, for a message about it. */
export function latestRefusal(): { tried?: string; requestId?: string } {
  if (!latest || Date.now() - latest.at > FRESH_MS) return {};
  const { at: _, ...refusal } = latest;
  return refusal;
}
