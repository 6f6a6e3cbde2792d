import { Button } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconRefresh } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import type { ClockifyView } from '#timesheets/clockify/schemas.ts';
import styles from './clockify.module.css';
import { useClockify } from './use-clockify.ts';

type OutsideEntry = ClockifyView['entries'][number];

const tones = { waiting: 'info', refused: 'warning', changed: 'warning', deleted: 'danger' } as const;

/** What is not taken, each with its reason. */
export function EntriesCard({ projectId, entries }: { projectId: string; entries: readonly OutsideEntry[] }) {
  const { t } = useTranslation('timesheets/clockify');
  const { isBusy, retry } = useClockify(projectId);
  const isEmpty = entries.length === 0;
  return (
    <Card
      title={t('entries.title')}
      action={
        !isEmpty && (
          <Button
            size="sm"
            icon={<IconRefresh size={16} aria-hidden="true" />}
            loading={isBusy}
            onClick={() => void retry()}
          >
            {t('entries.retry')}
          </Button>
        )
      }
    >
      <p className="sub">{t(isEmpty ? 'entries.none' : 'entries.about')}</p>
      {!isEmpty && (
        <ul className={styles.rows} aria-label={t('entries.label')}>
          {entries.map((entry) => (
            <li key={entry.entryId} className={styles.entry}>
              <div className={styles.who}>
                <b>
                  {dayText(entry)}, {timesText(entry, t('entries.running'))}
                </b>
                <span className="meta">
                  {entry.author === '' ? t('people.nameless') : entry.author}
                  {entry.description !== '' && ` · ${entry.description}`}
                </span>
                <span>{entry.message}</span>
              </div>
              <Pill tone={tones[entry.state]} size="sm">
                {t(`entryState.${entry.state}`)}
              </Pill>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const dayText = ({ startedAt }: OutsideEntry) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(startedAt),
  );

function timesText({ startedAt, endedAt }: OutsideEntry, running: string): string {
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' });
  const start = time.format(new Date(startedAt));
  return endedAt ? `${start}–${time.format(new Date(endedAt))}` : `${start}, ${running}`;
}
