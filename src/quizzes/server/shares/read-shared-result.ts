import { findPerson } from '#accounts/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { hashToken } from '#platform/encryption/hash-token.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context } from '#platform/http/request-context.ts';
import { presentFinished } from '#quizzes/server/present-attempt.ts';
import { latestFinished, openShare, type OwnQuiz } from '#quizzes/server/queries.ts';

type SharedLink = OwnQuiz & { token: string };

/** The result for the holder of a link. A wrong token, a revoked one and a person without shares all answer the same 404. */
export async function readSharedResult({ database }: Context, link: SharedLink) {
  const shared = await findSharedResult(database, link);
  if (!shared) throw platformErrors.notFound();
  return shared;
}

/** Finds the result for the page's head and preview image; null when the link shows nothing. */
export async function findSharedResult(database: Database, { token, ...own }: SharedLink) {
  const share = await openShare(database, own);
  if (share?.tokenHash !== hashToken(token)) return null;
  const [person, latest] = await Promise.all([findPerson(database, own.memberId), latestFinished(database, own)]);
  return person && latest ? { ...presentFinished(latest), name: person.name } : null;
}
