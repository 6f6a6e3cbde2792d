import type { Context } from '#platform/http/request-context.ts';
import { isLooking, isTaken } from '#projects/positions/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { isUnderWay, movesFrom, type PositionTally, unmetNeeds } from '#projects/rules/status-moves.ts';
import type { MoveMaker, PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import type { Permission } from '#platform/access/permissions.ts';

type Caller = Pick<Context, 'session' | 'workspace'>;

/** Administrators and owners have every right, colleagues those that the owner gave, recruiters none of these. */
export function holds({ session, workspace }: Caller, permission: Permission): boolean {
  if (session?.role === 'admin') return true;
  if (session?.role !== 'squadOwner' || !workspace) return false;
  return workspace.isOwner || workspace.permissions.includes(permission);
}

/** In which part the caller moves a project. */
export function makerOf({ session }: Caller): MoveMaker {
  return session?.role === 'admin' ? 'admin' : 'owner';
}

/** Posting is for the company alone. */
export function listAbilities(caller: Caller) {
  const role = caller.session?.role;
  return { post: role === 'squadOwner' && holds(caller, 'createProject'), statistics: role !== 'admin' };
}

/** What the caller may do with a project; of each move what it still needs. */
export function projectAbilities(caller: Caller, status: ProjectStatus, tally: PositionTally) {
  const edit = holds(caller, 'editProject');
  const moves = edit ? movesFrom(status, makerOf(caller)) : [];
  const runs = !isTerminal(status);
  return {
    edit: edit && runs,
    addPosition: edit && runs && !isUnderWay(status),
    upsell: holds(caller, 'assignProfessionals') && isUnderWay(status),
    migrate: caller.session?.role === 'admin',
    reuse: listAbilities(caller).post,
    moves: moves.map((move) => ({ to: move.to, needsReason: move.needsReason, unmet: unmetNeeds(move, tally) })),
  };
}

export function positionAbilities(caller: Caller, status: ProjectStatus, state: PositionState) {
  const edit = holds(caller, 'editProject') && !isTerminal(status);
  return {
    edit,
    close: edit && isLooking(state),
    hide: edit && state === 'open',
    reopen: edit && (state === 'closed' || state === 'hidden'),
    remove: edit && !isTaken(state),
  };
}
