import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profileFor } from '#profiles/rules/audience.ts';
import { ensureProfile } from '#profiles/server/queries.ts';
import type { CvSource } from '#profiles/cv/server/cv.ts';
import { mayCompanySee } from '../may-company-see.ts';
import { findProfessional } from '../queries.ts';

/**
 * The content of a CV that the caller may export: members get all of their own data, companies what they see of professionals they may see.
 */
export async function findCvSource(
  context: SignedInContext,
  memberId: string,
): Promise<{ source: CvSource; isOwn: boolean }> {
  const { database, session, reach } = context;
  const isOwn = session.userId === memberId && session.role === 'squadMember';
  if (isOwn) await ensureProfile(database, memberId);
  else if (session.role === 'squadMember' || !(await mayCompanySee(database, reach, memberId)))
    throw platformErrors.notFound();
  const row = await findProfessional(database, memberId);
  if (!row) throw platformErrors.notFound();
  const source = isOwn ? { ...row.content, email: session.email } : profileFor('company', row.content);
  return { source: { ...source, photo: row.image }, isOwn };
}
