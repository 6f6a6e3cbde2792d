import { accountErrors } from '#accounts/errors.ts';
import type { OpenJourney } from '#accounts/sign-up/rules/sign-up-entry.ts';
import type { Brand } from '#platform/contract/brand.ts';

/** The page of the sign-up, as the page reports it. */
export interface SignUpOrigin {
  journey: OpenJourney;
  campaign?: string | undefined;
  brand: Brand;
}

/** The origin that is recorded for a new person. Only companies have journeys: a professional who names one did not come by our pages. */
export function originOf(role: 'squadMember' | 'squadOwner', { journey, campaign, brand }: SignUpOrigin) {
  if (journey !== 'standard' && role !== 'squadOwner') throw accountErrors.journeyForCompanies();
  return {
    signUpJourney: journey,
    campaign,
    brand,
    matchmakingTrial: journey === 'matchmaking',
    assessmentOwner: journey === 'assessment',
  };
}
