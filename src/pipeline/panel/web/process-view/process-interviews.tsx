import { InterviewerNames } from '#pipeline/interviews/web/interviewer-names.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { momentWords } from '#pipeline/interviews/web/moment-texts.ts';
import styles from './process.module.css';

/** The interviews, read-only: times, people and outcomes. */
export function ProcessInterviews({ interviews }: Pick<CandidateView, 'interviews'>) {
  const { t } = useTranslation('pipeline/interviews');
  const { t: say } = useTranslation('pipeline/panel/process');
  if (interviews.length === 0) return <p className="sub">{say('noInterviews')}</p>;
  return (
    <ul className={styles.interviews}>
      {interviews.map(({ id, kind, state, outcome, confirmed, interviewers, rescheduleReason, cancelled }) => (
        <li key={id}>
          <b>{t(`kind.${kind}`)}</b> · {t(outcome ? `outcome.${outcome}` : `state.${state}`)}
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
