import { isOwnAddress } from './saved-address.ts';

/** The job that a visitor wanted before logging in (SES-09); the jobs capability stores more beside it. */
export interface PendingJob {
  /** The job's address. */
  address: string;
  /** Milliseconds, from Date.now(). */
  timestamp: number;
  /** Its name and company as they were then, for pages that know nothing of vacancies. */
  title?: string;
  companyName?: string;
}

const LONGEST_NAME = 200;
const MAXIMUM_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Parses what was saved, if it can still be trusted: an address of the product itself, not older than a week. */
export function parsePendingJob(text: string | null, now: number): PendingJob | null {
  let kept: Partial<PendingJob> | null;
  try {
    kept = JSON.parse(text ?? 'null') as Partial<PendingJob> | null;
  } catch {
    return null;
  }
  if (typeof kept?.address !== 'string' || !isOwnAddress(kept.address)) return null;
  if (typeof kept.timestamp !== 'number' || now - kept.timestamp > MAXIMUM_AGE_MS) return null;
  const { title, companyName, ...job } = kept as PendingJob;
  return { ...job, ...named({ title }), ...named({ companyName }) };
}

/** What the browser stored may have been changed: a name is a short text, or missing. */
function named(given: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, name]) =>
      typeof name === 'string' && name.trim() !== '' ? [[key, name.slice(0, LONGEST_NAME)]] : [],
    ),
  );
}
