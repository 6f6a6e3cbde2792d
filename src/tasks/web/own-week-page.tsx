import { OwnBalance } from '#tasks/balance/web/own-balance.tsx';
import { WeekPage } from '#tasks/hours/web/week/week-page.tsx';

/** The page of the own week with the balance of its month. */
export function OwnWeekPage() {
  return <WeekPage renderBalance={(week) => <OwnBalance week={week} />} />;
}
