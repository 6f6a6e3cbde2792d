import { implement } from '#platform/http/implement.ts';
import { fiscalContract } from '#payouts/fiscal/contract.ts';
import { type IsToPayOutsideTo, lookAtIdentity } from './look-at-identity.ts';

export const fiscalOperations = (isToPayOutsideTo: IsToPayOutsideTo) =>
  implement(fiscalContract, {
    'POST /fiscalIdentities/{memberId}/look': ({ params, context }) =>
      lookAtIdentity(context, params.memberId, isToPayOutsideTo),
  });
