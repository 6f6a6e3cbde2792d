import { InterviewerNames } from '#pipeline/interviews/web/interviewer-names.tsx';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import type { AgendaEntry } from '#pipeline/interviews/contract/agenda.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconVideo } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { dayWords, hoursWords } from '../moment-texts.ts';
import styles from './agenda.module.css';

interface AgendaDaysProps {
  days: readonly string[];
  entries: readonly AgendaEntry[];
  view: 'week' | 'list';
}

/** The days of a week with their interviews; as a list only days that have any. */
export function AgendaDays({ days, entries, view }: AgendaDaysProps) {
  const zone = ownTimeZone();
  const today = dateIn(zone, new Date());
  const byDay = Map.groupBy(entries, ({ startsAt }) => dateIn(zone, new Date(startsAt)));
  const shown = view === 'week' ? days : days.filter((day) => byDay.has(day));
  return (
    <div className={view === 'week' ? styles.week : styles.list}>
      {shown.map((day) => (
        <section key={day} className={styles.day} data-today={day === today || undefined} aria-label={dayWords(day)}>
          <h2>{dayWords(day, view === 'week' ? 'short' : 'full')}</h2>
          {(byDay.get(day) ?? []).map((entry) => (
            <Entry key={entry.slotId} entry={entry} isToday={day === today} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Entry({ entry, isToday }: { entry: AgendaEntry; isToday: boolean }) {
  const { t } = useTranslation('pipeline/interviews');
  const { projectId, positionIndex, applicationId, candidate, state, outcome, startsAt, endsAt, meetingLink } = entry;
  const isAgreed = state === 'confirmed';
  return (
    <article className={styles.entry} data-state={state}>
      <time dateTime={startsAt} className="num">
        {hoursWords(startsAt, endsAt)}
      </time>
      <PageLink to={pipelinePath(projectId, { position: positionIndex, candidate: applicationId })}>
        {personName(candidate.name)}
      </PageLink>
      <span className={classNames('sub', styles.title)} title={entry.title}>
        {entry.title}
      </span>
      <span className="meta">
        <InterviewerNames interviewers={entry.interviewers} />
      </span>
      <span className={styles.marks}>
        <Pill size="sm" tone={outcome === 'noShow' ? 'danger' : isAgreed ? 'success' : 'neutral'}>
          {state === 'offered' ? t('agenda.offered') : t(outcome ? `outcome.${outcome}` : `state.${state}`)}
        </Pill>
        {isAgreed && isToday && meetingLink && (
          <AnchorButton
            size="sm"
            variant="primary"
            href={meetingLink}
            target="_blank"
            rel="noreferrer"
            aria-label={t('join')}
            icon={<IconVideo size={16} aria-hidden="true" />}
          >
            {t('agenda.join')}
          </AnchorButton>
        )}
      </span>
    </article>
  );
}
