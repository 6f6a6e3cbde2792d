import { type ReactNode, type Ref, useId } from 'react';
import { stageTone } from '#applications/web/stage-tone.ts';
import { ApplicationHistory } from '#applications/own/web/application-history.tsx';
import { ApplicationMessages } from '#applications/own/web/application-messages.tsx';
import { DeclarationBox } from '#applications/own/web/declaration-box.tsx';
import { SharingBox } from '#applications/own/web/sharing-box.tsx';
import { InterviewBox } from '#applications/own/web/interview-box.tsx';
import type { OwnApplication } from '#applications/web/api.ts';
import { jobPath } from '#jobs/paths.ts';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import styles from './applications.module.css';
import { StageTrack } from './stage-track.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface ApplicationStoryProps {
  application: OwnApplication;
  place: Ref<HTMLElement>;
  /** Whether the company waited for an answer since the page is open. */
  wasAwaited: boolean;
  /** With the company, mounted when opened. */
  conversation: ReactNode;
  /** What other capabilities show between the stage and the history. */
  children: ReactNode;
}

/** Everything about one application: first what can be done now, then how it came here. */
export function ApplicationStory({ application, place, wasAwaited, conversation, children }: ApplicationStoryProps) {
  const { t } = useTranslation('applications');
  const { t: job } = useTranslation('jobs');
  const heading = useId();
  const { title, companyName, hiringModel, workModel, city, stage, appliedAt, track, available, abilities } =
    application;
  // The company's own words stand below; ours would only repeat them.
  const isWritten = stage === 'notSelected' && application.messages > 0;
  const path = jobPath(application.projectId, application.positionIndex);
  return (
    <section className={styles.story} aria-labelledby={heading} ref={place} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <p className="sub">{joinFacts([companyName, hiringModel, workModel && job(`workModel.${workModel}`), city])}</p>
        <p className={styles.marks}>
          <Pill tone={stageTone(stage)}>{t(`stage.${stage}`)}</Pill>
          <PageLink to={path}>{t('applications.toJob')}</PageLink>
        </p>
      </div>
      <p className={styles.meaning} role="status">
        {t(isWritten ? 'stageMeaning.notSelectedWritten' : `stageMeaning.${stage}`)}
      </p>
      {application.interview && <InterviewBox application={application} own={application.interview} />}
      {children}
      {application.answer && <AnswerDate answer={application.answer} />}
      <StageTrack stage={stage} track={track} />
      <SharingBox application={application} />
      <DeclarationBox application={application} />
      {application.messages > 0 && (
        <ApplicationMessages application={application} unfolded={wasAwaited || isWritten}>
          {conversation}
        </ApplicationMessages>
      )}
      <ApplicationHistory application={application} />
      <div className={styles.foot}>
        <span className="meta">
          {t('applied.since')} <RelativeTime moment={appliedAt} />
          {!available && stage !== 'hired' && <> · {t('applications.closed')}</>}
        </span>
        <span className={styles.actions}>
          {abilities.withdraw && <WithdrawButton application={application} variant="dangerQuiet" size="sm" />}
          {abilities.applyAgain && (
            <ButtonLink to={path} size="sm">
              {t('apply.again')}
            </ButtonLink>
          )}
        </span>
      </div>
    </section>
  );
}

/** The promised answer date: the estimated end of the process. */
function AnswerDate({ answer: { dueAt, isLate } }: { answer: NonNullable<OwnApplication['answer']> }) {
  const { t } = useTranslation('applications/interviews');
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(dueAt));
  return <p className={styles.answer}>{t(isLate ? 'answer.late' : 'answer.due', { date })}</p>;
}
