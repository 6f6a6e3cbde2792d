import type { Context } from '#platform/http/request-context.ts';
import { isTerminal, legalMoves } from '#projects/rules/status.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';

type Caller = Pick<Context, 'session' | 'workspace'>;

function mayEdit({ session, workspace }: Caller): boolean {
  if (session?.role === 'admin') return true;
  if (session?.role !== 'squadOwner' || !workspace) return false;
  return workspace.isOwner || workspace.permissions.includes('editProject');
}

/** Posting is for the company alone. */
export function listAbilities({ session, workspace }: Caller) {
  const post = session?.role === 'squadOwner' && workspace !== null;
  return { post: post && (workspace.isOwner || workspace.permissions.includes('createProject')) };
}

/** Administrators move a project along the legal moves; the company itself may only cancel, the rest follows from what it does. */
export function projectAbilities(caller: Caller, status: ProjectStatus) {
  const edit = mayEdit(caller);
  const moves = edit
    ? legalMoves(status).filter((move) => caller.session?.role === 'admin' || move === 'canceled')
    : [];
  return { edit: edit && !isTerminal(status), moves };
}

export function positionAbilities(caller: Caller, status: ProjectStatus, state: PositionState) {
  const edit = projectAbilities(caller, status).edit;
  return {
    edit,
    close: edit && (state === 'open' || state === 'hidden'),
    hide: edit && state === 'open',
    reopen: edit && (state === 'closed' || state === 'hidden'),
  };
}
