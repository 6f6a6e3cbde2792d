import { InterviewerNames } from '#pipeline/interviews/web/interviewer-names.tsx';
import { useState } from 'react';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { AnchorButton, Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconVideo } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { CancelInterview } from './cancel-interview.tsx';
import styles from './interviews.module.css';
import { MeetingForm } from './meeting-form.tsx';
import { momentWords } from './moment-texts.ts';
import { NoteEditor } from './note-editor.tsx';
import type { InterviewView } from './interview-view.ts';
import { OutcomeButtons } from './outcome-buttons.tsx';

interface InterviewCardProps {
  card: CandidateView['card'];
  interview: InterviewView;
  mayArrange: boolean;
}

const openStates: readonly InterviewView['state'][] = ['offered', 'rescheduleRequested', 'confirmed'];
const tones = {
  offered: 'neutral',
  confirmed: 'success',
  rescheduleRequested: 'warning',
  held: 'neutral',
  cancelled: 'neutral',
} as const;

/** One interview as the company sees it: the time, the people, the candidate's answer, and the reader's own notes. */
export function InterviewCard({ card, interview, mayArrange }: InterviewCardProps) {
  const { t } = useTranslation('pipeline/interviews');
  const [isChanging, setChanging] = useState(false);
  const { kind, state, outcome, confirmed, slots, rescheduleReason, cancelled, interviewers } = interview;
  const { applicationId } = card;
  const times = confirmed ? [confirmed] : state === 'offered' ? slots : [];
  const isOpen = openStates.includes(state);
  const hasBegun = confirmed !== null && Date.parse(confirmed.startsAt) <= Date.now();
  const hasTime = state === 'confirmed' || state === 'held';
  return (
    <section className={styles.interview}>
      <div className={styles.head}>
        <h3>{t(`kind.${kind}`)}</h3>
        <Pill tone={outcome === 'noShow' ? 'danger' : tones[state]}>
          {t(outcome ? `outcome.${outcome}` : `state.${state}`)}
        </Pill>
        {confirmed && state === 'confirmed' && isToday(confirmed.startsAt) && <Pill tone="brand">{t('today')}</Pill>}
      </div>
      <p className="sub">
        <InterviewerNames interviewers={interviewers} />
      </p>
      {rescheduleReason !== null && <blockquote>{rescheduleReason}</blockquote>}
      {cancelled && (
        <p className="sub">
          {t(`cancelledBy.${cancelled.by}`)}
          {cancelled.reason && ` ${cancelled.reason}`}
        </p>
      )}
      {times.length > 0 && (
        <ul>
          {times.map(({ startsAt }) => (
            <li key={startsAt}>
              <time dateTime={startsAt}>{momentWords(startsAt)}</time>
            </li>
          ))}
        </ul>
      )}
      {state === 'offered' && slots.length === 0 && <p className="sub">{t('noneLeft')}</p>}
      <div className={styles.buttons}>
        {state === 'confirmed' && interview.meetingLink && <JoinButton {...interview} />}
        {mayArrange && isOpen && !isChanging && (
          <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
            {t('change.action')}
          </Button>
        )}
        {mayArrange && isOpen && !hasBegun && <CancelInterview card={card} />}
      </div>
      {isChanging && (
        <MeetingForm applicationId={applicationId} interview={interview} onDone={() => setChanging(false)} />
      )}
      {hasBegun && hasTime && <OutcomeButtons applicationId={applicationId} interview={interview} />}
      {hasTime && <NoteEditor interviewId={interview.id} />}
    </section>
  );
}

function JoinButton({ meetingLink, confirmed }: Pick<InterviewView, 'meetingLink' | 'confirmed'>) {
  const { t } = useTranslation('pipeline/interviews');
  return (
    <AnchorButton
      size="sm"
      href={meetingLink ?? ''}
      target="_blank"
      rel="noreferrer"
      variant={confirmed && isToday(confirmed.startsAt) ? 'primary' : 'default'}
      icon={<IconVideo size={16} aria-hidden="true" />}
    >
      {t('join')}
    </AnchorButton>
  );
}

function isToday(moment: string): boolean {
  const zone = ownTimeZone();
  return dateIn(zone, new Date(moment)) === dateIn(zone, new Date());
}
