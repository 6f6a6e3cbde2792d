import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { signUpEntry } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { readVisit } from '#accounts/web/visit-marks.ts';

/** Whom this sign-up page is for, and its welcome. */
export function useSignUpEntry() {
  const path = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.searchStr });
  const [stored] = useState(readVisit);
  const [savedAddress] = useState(() => window.sessionStorage.getItem(REDIRECT_KEY));
  return useMemo(() => {
    const entry = signUpEntry({ path, search, stored, savedAddress });
    const isApplying = entry.journey === 'standard' && stored.selfAdmission;
    return { ...entry, welcome: isApplying ? ('application' as const) : entry.journey };
  }, [path, search, stored, savedAddress]);
}
