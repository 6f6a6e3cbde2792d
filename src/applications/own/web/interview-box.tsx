import { ownTimeZone } from '#platform/calendar/time-zones.ts';
import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import { AnchorButton } from '#ui/controls/button.tsx';
import { operationAddress } from '#ui/client.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import type { OwnApplication, OwnInterview } from '#applications/web/api.ts';
import { IconCalendarDown, IconVideo } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import styles from '#applications/interviews/web/interviews.module.css';
import { ReasonForm } from './reason-form.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { dayText, hoursText, isToday } from '#applications/interviews/web/time-texts.ts';
import { useInterviewAnswer } from './use-interview-answer.ts';

interface InterviewBoxProps {
  application: OwnApplication;
  own: OwnInterview;
}

/** The status of the stage's interview for the candidate, and the available actions. */
export function InterviewBox({ application, own }: InterviewBoxProps) {
  const { t } = useTranslation('applications/interviews');
  const { pick, reschedule, callOff } = useInterviewAnswer(application);
  const { interview } = own;
  const confirmed = own.step === 'scheduled' ? (interview?.confirmed ?? null) : null;
  const step = confirmed && isToday(confirmed.startsAt, new Date()) ? 'today' : own.step;
  return (
    <section className={styles.box} data-step={step} aria-label={t(`kind.${own.kind}`)}>
      <h3>{t(`step.${step}.title`)}</h3>
      <p>{t(`step.${step}.text`)}</p>
      {own.cancelled?.reason && own.interview === null && (
        <p>{t(`cancelledBy.${own.cancelled.by}`, { reason: own.cancelled.reason })}</p>
      )}
      {interview?.message && <blockquote>{interview.message}</blockquote>}
      {interview && interview.interviewers.length > 0 && step !== 'held' && (
        <p className="sub">
          {t('with', { names: interview.interviewers.map(({ name }) => personName(name)).join(', ') })}
        </p>
      )}
      {step === 'pickTime' && interview && (
        <SlotPicker slots={interview.slots} loading={pick.isPending} onPick={pick.mutate} />
      )}
      {confirmed && interview && <Agreed application={application} interview={interview} isNow={step === 'today'} />}
      {step === 'awaitingOptions' && interview?.rescheduleReason && (
        <blockquote>{interview.rescheduleReason}</blockquote>
      )}
      {(step === 'pickTime' || confirmed) && (
        <p className="meta">{t('zone', { zone: timeZoneName(ownTimeZone(), currentLocale()) })}</p>
      )}
      {(step === 'pickTime' || step === 'timesOver' || confirmed) && (
        <ReasonForm what="reschedule" loading={reschedule.isPending} onSend={reschedule.mutate} />
      )}
      {(step === 'pickTime' || step === 'awaitingOptions' || confirmed) && (
        <ReasonForm what="callOff" loading={callOff.isPending} onSend={callOff.mutate} />
      )}
    </section>
  );
}

interface AgreedProps {
  application: OwnApplication;
  interview: NonNullable<OwnInterview['interview']>;
  isNow: boolean;
}

function Agreed({ application: { id: applicationId }, interview: { confirmed, meetingLink }, isNow }: AgreedProps) {
  const { t } = useTranslation('applications/interviews');
  if (!confirmed) return null;
  const calendar = operationAddress('/applications/{applicationId}/interview/calendar', { params: { applicationId } });
  return (
    <>
      <p className={styles.when}>
        <time dateTime={confirmed.startsAt}>
          <b>{dayText(confirmed.startsAt)}</b>
          <span className="num">{hoursText(confirmed.startsAt, confirmed.endsAt)}</span>
        </time>
      </p>
      <div className={styles.buttons}>
        {meetingLink !== null && (
          <AnchorButton
            href={meetingLink}
            target="_blank"
            rel="noreferrer"
            variant={isNow ? 'primary' : 'default'}
            icon={<IconVideo size={18} aria-hidden="true" />}
          >
            {t('join')}
          </AnchorButton>
        )}
        <AnchorButton href={calendar} download icon={<IconCalendarDown size={18} aria-hidden="true" />}>
          {t('toCalendar')}
        </AnchorButton>
      </div>
      {isNow && meetingLink === null && <p className="meta">{t('noLink')}</p>}
    </>
  );
}
