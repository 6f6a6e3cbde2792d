import { checkoutPaths, plansPath } from '#checkout/paths.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { projectPaths } from '#projects/paths.ts';
import { taskPaths } from '#tasks/paths.ts';
import { walletPaths } from '#wallet/paths.ts';
import { workspacePaths } from '#workspaces/paths.ts';

/** Where each obstacle is dealt with, by its error. */
const places = {
  'own-data.spaceHasColleagues': { to: workspacePaths.people, label: 'space' },
  'projects.spaceHasWork': { to: projectPaths.list(), label: 'projects' },
  'tasks.hoursUnsettled': { to: taskPaths.panel(), label: 'tasks' },
  'wallet.hoursUnpaid': { to: walletPaths.allocate(), label: 'credits' },
  'wallet.balanceLeft': { to: walletPaths.wallet(), label: 'wallet' },
  'checkout.paymentUnderway': { to: checkoutPaths.topUp(), label: 'orders' },
  'checkout.planUnpaid': { to: checkoutPaths.topUp(), label: 'orders' },
  'checkout.planMustEnd': { to: plansPath, label: 'plans' },
} as const;

/** Leads to what keeps an account from being deleted, or a space from being closed; nothing where no page does. */
export function ObstacleLink({ code }: { code: string }) {
  const { t } = useTranslation('own-data/obstacles');
  const place = places[code as keyof typeof places];
  return place ? (
    <div>
      <ButtonLink to={place.to}>{t(`to.${place.label}`)}</ButtonLink>
    </div>
  ) : null;
}
