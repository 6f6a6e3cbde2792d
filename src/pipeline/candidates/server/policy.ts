import type { Permission } from '#platform/access/permissions.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { stages } from '#applications/rules/stages.ts';
import { recruiterTargets } from '#pipeline/candidates/rules/forward-stages.ts';
import type { Abilities } from '#pipeline/candidates/schemas.ts';

/** The caller's permissions on accessible candidates. */
export function abilitiesOf({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): Abilities {
  if (session.role === 'recruiter') {
    return {
      move: true,
      targets: [...recruiterTargets],
      select: false,
      hire: false,
      disqualify: false,
      comment: true,
      suggest: true,
    };
  }
  const may = (permission: Permission) => session.role === 'admin' || hasPermission(workspace, permission);
  const choose = may('chooseSuggested');
  const assign = may('assignProfessionals');
  // Comments are for people who take part in decisions; read-only access allows none.
  const comment = choose || assign;
  return {
    move: choose,
    targets: [...stages],
    select: assign,
    hire: assign,
    disqualify: choose,
    comment,
    suggest: session.role === 'admin',
  };
}

/** Whether the caller may open the page with the candidate's test results; it is for companies. */
export function canOpenResults({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): boolean {
  return session.role === 'squadOwner' && hasPermission(workspace, 'chooseSuggested');
}

/** Who configures how the company works with its candidates: time limits, and views that others have shared. */
export function canManage({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): boolean {
  return session.role === 'admin' || (session.role === 'squadOwner' && hasPermission(workspace, 'chooseSuggested'));
}

function hasPermission(workspace: SignedInContext['workspace'], permission: Permission): boolean {
  return workspace?.isOwner === true || workspace?.permissions.includes(permission) === true;
}
