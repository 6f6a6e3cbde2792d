import type { Context } from '#platform/http/request-context.ts';
import { isRecruiting, wasFilled } from '#projects/rules/position-states.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { isUnderWay, movesFrom, type PositionTally, unmetRequirements } from '#projects/rules/status-moves.ts';
import type { MoveMaker, PositionState, ProjectStatus } from '#projects/rules/terms.ts';
import type { Permission } from '#platform/access/permissions.ts';

type Caller = Pick<Context, 'session' | 'workspace'>;

/** Administrators and owners have every permission, colleagues those that the owner granted, recruiters none of these. */
export function hasPermission({ session, workspace }: Caller, permission: Permission): boolean {
  if (session?.role === 'admin') return true;
  if (session?.role !== 'squadOwner' || !workspace) return false;
  return workspace.isOwner || workspace.permissions.includes(permission);
}

/** The role in which the caller moves a project. */
export function moveMakerOf({ session }: Caller): MoveMaker {
  return session?.role === 'admin' ? 'admin' : 'owner';
}

/** Only the company can post. */
export function listAbilities(caller: Caller) {
  const role = caller.session?.role;
  return { post: role === 'squadOwner' && hasPermission(caller, 'createProject'), statistics: role !== 'admin' };
}

/** The caller's permissions on a project and, for each move, the requirements that are not met. */
export function projectAbilities(caller: Caller, status: ProjectStatus, tally: PositionTally) {
  const edit = hasPermission(caller, 'editProject');
  const moves = edit ? movesFrom(status, moveMakerOf(caller)) : [];
  const runs = !isTerminal(status);
  return {
    edit: edit && runs,
    addPosition: edit && runs && !isUnderWay(status),
    upsell: hasPermission(caller, 'assignProfessionals') && isUnderWay(status),
    migrate: caller.session?.role === 'admin',
    tasks: hasPermission(caller, 'trackTasks'),
    reuse: listAbilities(caller).post,
    candidates: candidateAbilities(caller),
    moves: moves.map((move) => ({ to: move.to, needsReason: move.needsReason, unmet: unmetRequirements(move, tally) })),
  };
}

/** What the caller may do with all candidates of a vacancy; the pipeline's own operations decide for each. */
function candidateAbilities(caller: Caller) {
  const choose = hasPermission(caller, 'chooseSuggested');
  const promise = choose || caller.session?.role === 'recruiter';
  return {
    invite: promise,
    promise,
    ask: choose,
    closeProcess: hasPermission(caller, 'assignProfessionals'),
  };
}

export function positionAbilities(caller: Caller, status: ProjectStatus, state: PositionState) {
  const edit = hasPermission(caller, 'editProject') && !isTerminal(status);
  return {
    edit,
    close: edit && isRecruiting(state),
    hide: edit && state === 'open',
    reopen: edit && (state === 'closed' || state === 'hidden'),
    remove: edit && !wasFilled(state),
  };
}
