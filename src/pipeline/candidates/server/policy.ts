import type { Permission } from '#platform/access/permissions.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { stages } from '#jobs/applications/rules/stages.ts';
import { recruiterTargets } from '#pipeline/candidates/rules/moves.ts';
import type { Abilities } from '#pipeline/candidates/shapes.ts';

/** What the caller may do with the candidates that they reach. */
export function abilitiesOf({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): Abilities {
  if (session.role === 'recruiter') {
    return {
      ...{ move: true, targets: [...recruiterTargets], select: false, hire: false, disqualify: false },
      ...{ comment: true, suggest: true },
    };
  }
  const may = (permission: Permission) => session.role === 'admin' || holds(workspace, permission);
  const choose = may('chooseSuggested');
  const assign = may('assignProfessionals');
  // Comments are for those who decide: read only is reading only.
  const comment = choose || assign;
  return {
    ...{ move: choose, targets: [...stages], select: assign, hire: assign, disqualify: choose, comment },
    suggest: session.role === 'admin',
  };
}

/** Whether the page with the candidate's test results is the caller's: it is one of companies. */
export function opensResults({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): boolean {
  return session.role === 'squadOwner' && holds(workspace, 'chooseSuggested');
}

/** Who sets how the company works with its candidates: time limits, and what others have shared. */
export function mayManage({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): boolean {
  return session.role === 'admin' || (session.role === 'squadOwner' && holds(workspace, 'chooseSuggested'));
}

function holds(workspace: SignedInContext['workspace'], permission: Permission): boolean {
  return workspace?.isOwner === true || workspace?.permissions.includes(permission) === true;
}
