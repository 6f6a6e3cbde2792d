import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { projectPaths } from '#projects/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { refundRequestPath } from '#support/paths.ts';
import { walletPaths } from '#wallet/paths.ts';
import { workspacePaths } from '#workspaces/paths.ts';

/** Where each obstacle is dealt with, by its error. */
export const obstaclePlaces = {
  'own-data.spaceHasColleagues': { to: workspacePaths.people, label: 'space' },
  'projects.spaceHasProjects': { to: projectPaths.list(), label: 'projects' },
  'projects.spaceHasWork': { to: projectPaths.list(), label: 'projects' },
  'timesheets.hoursUnsettled': { to: taskPaths.panel(), label: 'tasks' },
  'wallet.hoursUnpaid': { to: walletPaths.allocate(), label: 'credits' },
  'wallet.balanceLeft': { to: refundRequestPath, label: 'refund' },
  'checkout.paymentUnderway': { to: checkoutPaths.topUp(), label: 'payments' },
  'checkout.planUnpaid': { to: checkoutPaths.topUp(), label: 'orders' },
  'checkout.planMustEnd': { to: plansPath, label: 'plans' },
} as const satisfies Record<string, { to: string; label: string }>;
