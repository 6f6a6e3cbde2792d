import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { REDIRECT_KEY } from '#accounts/rules/kept-address.ts';
import { signUpEntry } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { readVisit } from '#accounts/web/visit-marks.ts';

/** For whom this sign-up page is, and by which words it welcomes. */
export function useSignUpEntry() {
  const path = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.searchStr });
  const [stored] = useState(readVisit);
  const [keptAddress] = useState(() => window.sessionStorage.getItem(REDIRECT_KEY));
  return useMemo(() => {
    const entry = signUpEntry({ path, search, stored, keptAddress });
    const isApplying = entry.journey === 'standard' && stored.selfAdmission;
    return { ...entry, welcome: isApplying ? ('application' as const) : entry.journey };
  }, [path, search, stored, keptAddress]);
}
