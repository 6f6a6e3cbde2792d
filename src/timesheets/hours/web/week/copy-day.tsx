import { addDays } from '#platform/calendar/national-holidays.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCopy } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { weekdayText } from '../hours-words.ts';

const loadList = () => import('./copy-day-list.tsx');
const CopyDayList = lazyPart(async () => (await loadList()).CopyDayList);

/** Copies the hours of the day before, or of another day of this week or the last. */
export function CopyDay({ date, week: { days, before } }: { date: string; week: WeekView }) {
  const { t } = useTranslation('timesheets/hours');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  const yesterday = addDays(date, -1);
  const sources = [...days.toReversed(), ...before]
    .filter((day) => day.minutes > 0 && day.date !== date)
    .toSorted((one, other) => Number(other.date === yesterday) - Number(one.date === yesterday));
  if (sources.length === 0) return null;
  return (
    <>
      <Button
        ref={anchor}
        size="sm"
        variant="quiet"
        aria-label={t('copy.to', { day: weekdayText(date) })}
        icon={<IconCopy size={16} aria-hidden="true" />}
        {...menuButton}
        onClick={toggle}
      >
        {t('copy.action')}
      </Button>
      {overlay && <CopyDayList date={date} sources={sources} yesterday={yesterday} overlay={overlay} />}
    </>
  );
}
