import type { SignedInContext } from '#platform/http/request-context.ts';
import { vacancyObstacle } from '#pipeline/invitations/rules/invitation-state.ts';
import type { PositionState, ProjectStatus } from '#projects/rules/terms.ts';

type Caller = Pick<SignedInContext, 'session' | 'workspace'>;

/** The actions on people suggested for a vacancy that are available to the caller. */
export function abilitiesOf(
  caller: Caller,
  { state, projectStatus }: { state: PositionState; projectStatus: ProjectStatus },
) {
  const { session } = caller;
  const isStaff = session.role !== 'squadOwner';
  return {
    invite: mayInvite(caller) && vacancyObstacle(state, projectStatus) === null,
    suggest: isStaff && (state === 'open' || state === 'hidden'),
    rate: isStaff,
    companyView: session.role !== 'admin',
  };
}

/** Whether the caller may invite professionals to the company's vacancies; an owner who views the space as a colleague only looks. */
export function mayInvite({ session, workspace }: Caller): boolean {
  const isCompany = session.role === 'squadOwner';
  const mayChoose = workspace?.isOwner === true || workspace?.permissions.includes('chooseSuggested') === true;
  return (!isCompany || mayChoose) && !workspace?.viewingAs;
}
