import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { presentProfile } from '#pipeline/server/present-profile.ts';
import { candidateProfile } from '#pipeline/panel-shapes.ts';
import { ensureProfile } from '#profiles/server/queries.ts';
import type { CvSource } from '#profiles/server/cv/cv.ts';
import { mayCompanySee } from '../may-company-see.ts';
import { findProfessional, type ProfessionalRow } from '../queries.ts';

/** What the caller may have of a professional as a CV: members everything of their own, companies what they see of whom they may see. */
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
  const own = { ...row.content, displayName: row.content.displayName || row.name, email: session.email };
  return { source: { ...(isOwn ? own : seenByCompany(row)), photo: row.image }, isOwn };
}

function seenByCompany({ content, name }: ProfessionalRow) {
  const seen = candidateProfile.parse(presentProfile(content, name));
  const unsaid = { url: '', licenseNumber: '', issued: null, expires: null };
  return {
    ...seen,
    educations: seen.educations.map((education) => ({ ...education, description: '' })),
    certifications: seen.certifications.map((certification) => ({ ...certification, ...unsaid })),
  };
}
