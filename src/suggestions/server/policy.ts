import type { SignedInContext } from '#platform/http/request-context.ts';
import type { PositionState } from '#projects/rules/terms.ts';

type Caller = Pick<SignedInContext, 'session' | 'workspace'>;

/** The actions on people suggested for a vacancy that are available to the caller. */
export function abilitiesOf({ session, workspace }: Caller, state: PositionState) {
  const isStaff = session.role !== 'squadOwner';
  const mayChoose =
    isStaff || workspace?.isOwner === true || workspace?.permissions.includes('chooseSuggested') === true;
  return {
    invite: mayChoose && !workspace?.viewingAs && state === 'open',
    suggest: isStaff && (state === 'open' || state === 'hidden'),
    rate: isStaff,
    companyView: session.role !== 'admin',
  };
}
