import { accountPaths, isEntrance } from '#accounts/paths.ts';

/** What was entered on a sign-up page before it opened the sign-in provider. */
export interface SavedSignUp {
  /** The page that continues the sign-up. */
  page: string;
  userRole: 'squadMember' | 'squadOwner' | null;
  acceptedTerms: boolean;
}

const nothing: SavedSignUp = { page: accountPaths.signup, userRole: null, acceptedTerms: false };

/** Parses the saved entries as far as they are valid; whoever came from the login continues on the sign-up page. */
export function parseSavedSignUp(text: string | null): SavedSignUp {
  let kept: Partial<SavedSignUp> | null;
  try {
    kept = JSON.parse(text ?? 'null') as Partial<SavedSignUp> | null;
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
