import { isOwnAddress } from './saved-address.ts';

/** The job that a visitor wanted before logging in (SES-09); the jobs capability stores more beside it. */
export interface PendingJob {
  /** The job's address. */
  address: string;
  /** Milliseconds, from Date.now(). */
  timestamp: number;
}

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
  return kept as PendingJob;
}
