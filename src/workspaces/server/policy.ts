import type { Session, WorkspaceAccess } from '#platform/http/request-context.ts';

/** What the caller may do with a company's data. */
export function companyAbilities(session: Session, workspace: WorkspaceAccess | null, workspaceId: string) {
  const isOfSpace = session.role === 'squadOwner' && workspace?.id === workspaceId;
  const edit = isOfSpace && workspace.isOwner;
  return { edit, seeLegalCompany: edit || (isOfSpace && workspace.permissions.includes('accessPayments')) };
}
