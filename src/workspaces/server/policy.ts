import type { Session, WorkspaceStanding } from '#platform/http/request-context.ts';

/** What the caller may do with the data of a company. */
export function companyAbilities(session: Session, workspace: WorkspaceStanding | null, workspaceId: string) {
  return { edit: session.role === 'squadOwner' && workspace?.id === workspaceId && workspace.isOwner };
}
