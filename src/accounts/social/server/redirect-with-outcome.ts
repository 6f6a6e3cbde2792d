import { socialDonePath } from '#accounts/paths.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { ProviderUnavailable } from '#accounts/social/server/provider.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Ends a sign-in with the provider early, with the outcome shown to the person. */
export class SocialRefusal extends Error {
  readonly outcome: SocialOutcome;
  constructor(outcome: SocialOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** These calls are opened in a browser window, so every failure redirects to a page instead of returning data. */
export async function redirectWithOutcome(
  context: Context,
  attempt: string | undefined,
  findAddress: () => Promise<string>,
): Promise<{ location: string }> {
  try {
    return { location: await findAddress() };
  } catch (problem) {
    return { location: socialDonePath(outcomeOf(problem, context), attempt) };
  }
}

function outcomeOf(problem: unknown, context: Context): SocialOutcome {
  if (problem instanceof SocialRefusal) return problem.outcome;
  const { code, message } = problem as { code?: string; message: string };
  if (code === platformErrors.tooMany.code) return 'tooMany';
  // Not the error itself: providers' answers may contain codes and addresses.
  context.log.warn({ code, reason: message }, 'sign-in at the provider failed');
  return problem instanceof ProviderUnavailable ? 'unavailable' : 'failed';
}
