import { IconClipboardCheck, IconListCheck, IconPuzzle } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { jobPaths } from '#jobs/paths.ts';
import type { AdmissionLink } from '#jobs/applications/rules/application-intent.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import type { JobView, OwnApplication } from '#jobs/web/api.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from '#jobs/vacancy/web/job.module.css';
import { MissingList } from './missing-list.tsx';
import { stageTone } from './stage-tone.ts';
import { VisitorEntrance } from './visitor-entrance.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

interface ApplyCardProps {
  job: JobView;
  link: AdmissionLink;
  address: string;
}

/** What this reader can do about the job. Companies and administrators do not apply, so they get no card. */
export function ApplyCard({ job, link, address }: ApplyCardProps) {
  const { t } = useTranslation('jobs');
  const { role } = job.viewer;
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
    <Applying job={job} link={link} />
  ) : (
    job.application && <Applied application={job.application} />
  );
}

function Applying({ job, link }: Omit<ApplyCardProps, 'address'>) {
  const { t } = useTranslation('jobs');
  const missing = job.eligibility?.missing ?? [];
  return (
    <Card title={t('apply.title')}>
      {missing.length > 0 ? (
        <>
          <p className="sub">{t('apply.missing', { count: missing.length })}</p>
          <MissingList missing={missing} />
        </>
      ) : (
        <p className="sub">{job.application ? t('apply.againText') : t('apply.ready')}</p>
      )}
      <div className={styles.buttons}>
        <ApplyButton job={job} link={link} block />
        {!job.viewer.emailVerified && (
          <>
            <p className="sub">{t('apply.confirmEmail')}</p>
            <ButtonLink to={accountPaths.confirmEmail} block>
              {t('apply.toConfirmEmail')}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}

function Applied({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('jobs');
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
        <ButtonLink to={jobPaths.applications} block>
          {t('applied.seeAll')}
        </ButtonLink>
        {application.abilities.withdraw && <WithdrawButton application={application} variant="dangerQuiet" block />}
      </div>
    </Card>
  );
}
