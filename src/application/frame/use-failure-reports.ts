import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { setFailureReport } from '#ui/toasts/failure-reports.ts';
import { reportPath } from '#support/paths.ts';
import { describePage } from '#support/rules/failure-report.ts';

/** Error messages lead to the form of the person's support page; administrators are who reads it, and recruiters have none. */
export function useFailureReports({ userRole }: SessionClaims): void {
  const router = useRouter();
  useEffect(() => {
    if (userRole === 'admin' || userRole === 'recruiter') return undefined;
    setFailureReport(({ page, tried, requestId: request }) => {
      void router.navigate({ href: reportPath(userRole, { page: describePage(page), tried, request }) });
    });
    return () => setFailureReport(null);
  }, [router, userRole]);
}
