import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { signUpEntry } from '#accounts/sign-up/rules/sign-up-entry.ts';
import { readVisit, usePendingJob } from '#accounts/web/visit-marks.ts';

/** Whom this sign-up page is for, and its welcome. */
export function useSignUpEntry() {
  const path = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.searchStr });
  const [visit] = useState(readVisit);
  const selfAdmission = usePendingJob() !== null;
  const [savedAddress] = useState(() => window.sessionStorage.getItem(REDIRECT_KEY));
  return useMemo(() => {
    const entry = signUpEntry({ path, search, stored: { ...visit, selfAdmission }, savedAddress });
    const isApplying = entry.journey === 'standard' && selfAdmission;
    return { ...entry, welcome: isApplying ? ('application' as const) : entry.journey };
  }, [path, search, visit, selfAdmission, savedAddress]);
}
