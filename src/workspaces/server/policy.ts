import type { Session, WorkspaceStanding } from '#platform/http/request-context.ts';

/** What the caller may do with a company's data. */
export function companyAbilities(session: Session, workspace: WorkspaceStanding | null, workspaceId: string) {
  const isOfSpace = session.role === 'squadOwner' && workspace?.id === workspaceId;
  const edit = isOfSpace && workspace.isOwner;
  return { edit, seeLegalCompany: edit || (isOfSpace && workspace.permissions.includes('accessPayments')) };
}
