import { readCandidateDeclaration } from '#applications/declarations/server/declare.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';

/** Read separately from all other data of a candidate. */
export async function readDeclarationOf({ database, reach }: SignedInContext, applicationId: string) {
  const application = await findApplication(database, reach, applicationId);
  if (!application) throw platformErrors.notFound();
  return { declaration: await readCandidateDeclaration(database, applicationId) };
}
