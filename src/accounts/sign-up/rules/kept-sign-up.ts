import { accountPaths, isEntrance } from '#accounts/paths.ts';

/** What a sign-up page was told before it led to the sign-in provider. */
export interface KeptSignUp {
  /** The page that goes on with it. */
  page: string;
  userRole: 'squadMember' | 'squadOwner' | null;
  acceptedTerms: boolean;
}

const nothing: KeptSignUp = { page: accountPaths.signup, userRole: null, acceptedTerms: false };

/** What was kept, as far as it makes sense; whoever came from the login goes on at the sign-up page. */
export function parseKeptSignUp(text: string | null): KeptSignUp {
  let kept: Partial<KeptSignUp> | null;
  try {
    kept = JSON.parse(text ?? 'null') as Partial<KeptSignUp> | null;
  } catch {
    return nothing;
  }
  const page = typeof kept?.page === 'string' && isSignUpPage(kept.page) ? kept.page : nothing.page;
  const isRole = kept?.userRole === 'squadMember' || kept?.userRole === 'squadOwner';
  return { page, userRole: isRole ? kept!.userRole! : null, acceptedTerms: kept?.acceptedTerms === true };
}

function isSignUpPage(address: string): boolean {
  const path = address.split(/[?#]/)[0]!;
  const others: readonly string[] = [accountPaths.root, accountPaths.login, accountPaths.adminSignup];
  return isEntrance(path) && !others.includes(path);
}
