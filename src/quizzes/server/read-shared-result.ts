import { createHash, timingSafeEqual } from 'node:crypto';
import { findPerson } from '#accounts/server/queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context } from '#platform/http/request-context.ts';
import { presentFinished } from '#quizzes/server/present-attempt.ts';
import { latestFinished, openShare, type OwnQuiz } from '#quizzes/server/queries.ts';

/** What the holder of a link sees. A wrong token, a revoked one and a person who shares nothing are all the same 404. */
export async function readSharedResult({ database }: Context, { token, ...own }: OwnQuiz & { token: string }) {
  const share = await openShare(database, own);
  if (!share || !isSame(token, share.token)) throw platformErrors.notFound();
  const [person, latest] = await Promise.all([findPerson(database, own.memberId), latestFinished(database, own)]);
  if (!person || !latest) throw platformErrors.notFound();
  return { ...presentFinished(latest), name: person.name };
}

/** Takes as long for a token that is nearly right as for any other. */
function isSame(given: string, kept: string): boolean {
  const digest = (token: string) => createHash('sha256').update(token).digest();
  return timingSafeEqual(digest(given), digest(kept));
}
