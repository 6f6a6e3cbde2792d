import { useTranslation } from '#ui/i18n.ts';
import { applicationPath } from '#applications/paths.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconClipboardCheck, IconListCheck, IconPuzzle } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import type { JobView, OwnApplication } from '#applications/web/api.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './applying.module.css';
import { intentOf } from '#applications/web/saved-intent.ts';
import { threadOf } from '#applications/thread/rules/thread-steps.ts';
import { MissingList } from './missing-list.tsx';
import { StartThread } from './start-thread.tsx';
import { stageTone } from '#applications/web/stage-tone.ts';
import { VisitorEntrance } from './visitor-entrance.tsx';
import { WithdrawButton } from '#applications/own/web/withdraw-button.tsx';

interface ApplyCardProps {
  job: JobView;
  link: AdmissionLink;
  address: string;
}

/** The actions available to this reader of the job. Companies and administrators do not apply, so they get no card. */
export function ApplyCard({ job, link, address }: ApplyCardProps) {
  const { t } = useTranslation('applications');
  const { role } = job.viewer;
  if (job.isUnderReview && job.available && !job.application && (role === null || role === 'squadMember'))
    return (
      <Card title={t('apply.title')}>
        <p className="sub">{t('apply.underReview')}</p>
      </Card>
    );
  if (role === null) {
    return (
      <Card title={t('apply.title')}>
        <p className="sub">{t('visitor.text')}</p>
        <div className={styles.buttons}>
          <VisitorEntrance job={job} link={link} address={address} block />
        </div>
        <ul className={styles.needs}>
          <li>
            <IconClipboardCheck size={18} aria-hidden="true" />
            {t('visitor.needProfile')}
          </li>
          <li>
            <IconPuzzle size={18} aria-hidden="true" />
            {t('visitor.needSkill')}
          </li>
          <li>
            <IconListCheck size={18} aria-hidden="true" />
            {t('visitor.needTests')}
          </li>
        </ul>
      </Card>
    );
  }
  if (role !== 'squadMember') return null;
  return job.abilities.apply ? (
    <Applying job={job} link={link} address={address} />
  ) : (
    job.application && <Applied application={job.application} />
  );
}

function Applying({ job, link, address }: ApplyCardProps) {
  const { t } = useTranslation('applications');
  const missing = job.eligibility?.missing ?? [];
  const intent = intentOf(job, link, address);
  const { next, minutesLeft } = threadOf(missing, job.viewer.emailVerified);
  return (
    <Card title={t('apply.title')}>
      {missing.length > 0 ? (
        <>
          <p className="sub">{t('apply.missing', { count: missing.length })}</p>
          <MissingList missing={missing} intent={intent} />
        </>
      ) : (
        <p className="sub">{job.application ? t('apply.againText') : t('apply.ready')}</p>
      )}
      <div className={styles.buttons}>
        {next ? (
          <StartThread next={next} intent={intent} minutes={minutesLeft} />
        ) : (
          <ApplyButton job={job} link={link} block />
        )}
      </div>
    </Card>
  );
}

function Applied({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('applications');
  return (
    <Card title={t('applied.title')}>
      <p className={styles.stage}>
        <Pill tone={stageTone(application.stage)}>{t(`stage.${application.stage}`)}</Pill>
        <span className="meta">
          {t('applied.since')} <RelativeTime moment={application.appliedAt} />
        </span>
      </p>
      <p className="sub">{t(`stageMeaning.${application.stage}`)}</p>
      <div className={styles.buttons}>
        <ButtonLink to={applicationPath(application.id)} block>
          {t('applied.seeAll')}
        </ButtonLink>
        {application.abilities.withdraw && <WithdrawButton application={application} variant="dangerQuiet" block />}
      </div>
    </Card>
  );
}
