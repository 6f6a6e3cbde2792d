import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { profileFor } from '#profiles/rules/audience.ts';
import { metCriteria } from '#talent/rules/top-professional.ts';
import { mayCompanySee } from './may-company-see.ts';
import { hireWayOf } from './policy.ts';
import { factsOf, presentPerson } from './present-professional.ts';
import { findProfessional } from './queries.ts';

/** The public page. Its own professional may see it before it is published. */
export async function readTopTalent(context: Context, memberId: string) {
  const { database, session, now } = context;
  const isOwn = session?.userId === memberId;
  const row = await findProfessional(database, memberId);
  if (!row || !(isOwn || (row.is_listed && row.job_title !== ''))) throw platformErrors.notFound();
  return {
    ...presentPerson(row, now),
    hire: hireWayOf(context),
    profile: profileFor('public', row.content),
    own: isOwn ? { isListed: row.is_listed, met: metCriteria(factsOf(row), now) } : null,
  };
}

/** The company's view; only for professionals whom it may see. */
export async function readProfessional(context: SignedInContext, memberId: string) {
  const { database, reach, now } = context;
  const [seen, row] = await Promise.all([
    mayCompanySee(database, reach, memberId),
    findProfessional(database, memberId),
  ]);
  if (!seen || !row) throw platformErrors.notFound();
  return {
    ...presentPerson(row, now),
    profile: profileFor('company', row.content),
    hire: hireWayOf(context),
    finishedTests: row.tests,
    ...seen,
  };
}
