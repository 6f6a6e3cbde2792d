import type { ReactNode } from 'react';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { jobPath } from '#jobs/paths.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { Avatar } from '#platform/ui/marks/avatar.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import type { OwnApplication } from '#candidacies/web/api.ts';
import styles from './applications.module.css';
import { DeclarationBox } from '#candidacies/own/web/declaration-box.tsx';
import { ApplicationMessages } from '#candidacies/own/web/application-messages.tsx';
import { ApplicationHistory } from '#candidacies/own/web/application-history.tsx';
import { InterviewBox } from '#candidacies/own/web/interview-box.tsx';
import { joinFacts } from '#jobs/rules/join-facts.ts';
import { StageTrack } from './stage-track.tsx';
import { stageTone } from '#candidacies/applications/web/stage-tone.ts';
import { WithdrawButton } from './withdraw-button.tsx';

interface ApplicationCardProps {
  application: OwnApplication;
  /** What other capabilities show between the stage and the history. */
  children: ReactNode;
}

export function ApplicationCard({ application, children }: ApplicationCardProps) {
  const { t } = useTranslation('candidacies');
  const { t: job } = useTranslation('jobs');
  const { title, companyName, hiringModel, workModel, city, stage, appliedAt, track, available, abilities } =
    application;
  const path = jobPath(application.projectId, application.positionIndex);
  return (
    <Card>
      <div className={styles.head}>
        <Avatar name={companyName} kind="company" size={40} />
        <div className={styles.what}>
          <h2>
            <PageLink to={path}>{title}</PageLink>
          </h2>
          <p className="sub">
            {joinFacts([companyName, hiringModel, workModel && job(`workModel.${workModel}`), city])}
          </p>
        </div>
        <Pill tone={stageTone(stage)}>{t(`stage.${stage}`)}</Pill>
      </div>
      <StageTrack stage={stage} track={track} />
      <p className={styles.meaning} role="status">
        {t(`stageMeaning.${stage}`)}
      </p>
      {application.interview && <InterviewBox application={application} own={application.interview} />}
      {children}
      {application.answer && <AnswerDate answer={application.answer} />}
      <DeclarationBox application={application} />
      {application.messages > 0 && <ApplicationMessages application={application} />}
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
    </Card>
  );
}

/** The promised answer date: the estimated end of the process. */
function AnswerDate({ answer: { dueAt, isLate } }: { answer: NonNullable<OwnApplication['answer']> }) {
  const { t } = useTranslation('candidacies/interviews');
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(dueAt));
  return <p className={styles.answer}>{t(isLate ? 'answer.late' : 'answer.due', { date })}</p>;
}
