import { Menu } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { useEntryChanges } from '../entries/use-entry-changes.ts';
import { minutesText, weekdayText } from '../hours-words.ts';

interface CopyDayListProps {
  date: string;
  yesterday: string;
  sources: readonly { date: string; minutes: number }[];
  overlay: TouchOverlay;
}

/** The days that can be copied to a date. */
export function CopyDayList({ date, yesterday, sources, overlay }: CopyDayListProps) {
  const { t } = useTranslation('timesheets/hours');
  const { copy } = useEntryChanges();
  return (
    <TouchMenu overlay={overlay} position="bottom-end" width={260}>
      <Menu.Label>{t('copy.from')}</Menu.Label>
      {sources.map((day) => (
        <Menu.Item
          key={day.date}
          rightSection={<span className="meta num">{minutesText(day.minutes)}</span>}
          onClick={() => void copy(day.date, date)}
        >
          {day.date === yesterday ? t('copy.dayBefore') : weekdayText(day.date)}
        </Menu.Item>
      ))}
    </TouchMenu>
  );
}
