import type { SignedInContext } from '#platform/http/request-context.ts';
import { referenceState } from '#references/rules/reference-state.ts';
import { daysAfter, LAPSE_DAYS, MAXIMUM_OPEN } from '#references/rules/reference-terms.ts';
import { listOwnReferences, type ReferenceRow } from './queries.ts';

interface Own {
  reference: ReferenceRow;
  job: { title: string; companyName: string } | null;
}

/** As its candidate reads it: whom they asked and what became of it, not a word of the answer. */
export function presentOwn({ reference, job }: Own, now: Date) {
  const { id: referenceId, name, jobTitle, company, email, phone, createdAt, endedAt } = reference;
  const until = daysAfter(createdAt, LAPSE_DAYS);
  const state = referenceState(reference, now);
  const ended = state === 'lapsed' ? (endedAt ?? until) : endedAt;
  return {
    referenceId,
    ...{ name, jobTitle, company, email, phone, job, state },
    askedAt: createdAt.toISOString(),
    endedAt: ended?.toISOString() ?? null,
    until: until.toISOString(),
  };
}

export async function readOwnReferences({ database, session, now }: SignedInContext) {
  const rows = await listOwnReferences(database, session.userId);
  const references = rows.map((row) => presentOwn(row, now));
  const open = references.filter(({ state }) => state === 'asked').length;
  return { references, left: Math.max(0, MAXIMUM_OPEN - open) };
}
