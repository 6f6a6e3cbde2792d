import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { signUpEntry } from '#accounts/rules/sign-up-entry.ts';
import { readVisit } from './visit-marks.ts';

/** For whom this sign-up page is, and by which words it welcomes. */
export function useSignUpEntry() {
  const path = useLocation({ select: (location) => location.pathname });
  const search = useLocation({ select: (location) => location.searchStr });
  const [stored] = useState(readVisit);
  return useMemo(() => {
    const entry = signUpEntry({ path, search, stored });
    const isApplying = entry.journey === 'standard' && stored.selfAdmission;
    return { ...entry, welcome: isApplying ? ('application' as const) : entry.journey };
  }, [path, search, stored]);
}
