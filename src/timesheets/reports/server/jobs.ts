import { reportJobsOf } from '#platform/reports/background/report-jobs.ts';
import { hoursMaker } from './make-report.ts';
import { MAKE_REPORT } from './start-report.ts';

export const reportJobs = reportJobsOf({ make: MAKE_REPORT, maintain: 'maintain-hours-reports' }, hoursMaker);
