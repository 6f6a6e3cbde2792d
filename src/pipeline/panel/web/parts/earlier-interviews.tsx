import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { InterviewerNames } from '#pipeline/interviews/web/interviewer-names.tsx';
import { momentWords } from '#pipeline/interviews/web/moment-texts.ts';
import { useTranslation } from '#ui/i18n.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** Interviews of the past: times, people and outcomes. */
export function EarlierInterviews({ interviews }: Pick<CandidateView, 'interviews'>) {
  const { t } = useTranslation('pipeline/interviews');
  return (
    <ul className={styles.entries}>
      {interviews.map(({ id, kind, state, outcome, confirmed, interviewers, rescheduleReason, cancelled }) => (
        <li key={id}>
          <b>{t(`kind.${kind}`)}</b> {t(outcome ? `outcome.${outcome}` : `state.${state}`)}
          {confirmed && (
            <p>
              <time dateTime={confirmed.startsAt}>{momentWords(confirmed.startsAt)}</time>
            </p>
          )}
          <p className="sub">
            <InterviewerNames interviewers={interviewers} />
          </p>
          {rescheduleReason !== null && <p className="sub">{rescheduleReason}</p>}
          {cancelled && (
            <p className="sub">
              {t(`cancelledBy.${cancelled.by}`)} {cancelled.reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
