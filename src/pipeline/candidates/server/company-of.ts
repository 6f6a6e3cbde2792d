import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The company whose candidates the caller requests; 404 when it is not accessible. */
export function companyOf({ reach, workspace, session }: SignedInContext, companyId: string | undefined): string {
  const assigned = !reach.every && session.role === 'recruiter' ? reach.workspaceIds[0] : undefined;
  const id = companyId ?? workspace?.id ?? assigned;
  if (id === undefined || !(reach.every || reach.workspaceIds.includes(id))) throw platformErrors.notFound();
  return id;
}
