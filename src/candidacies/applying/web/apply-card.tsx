import { IconClipboardCheck, IconListCheck, IconPuzzle } from '@tabler/icons-react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { accountPaths } from '#accounts/paths.ts';
import { applicationsPage } from '#candidacies/paths.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { RelativeTime } from '#platform/ui/marks/relative-time.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import type { JobView, OwnApplication } from '#candidacies/web/api.ts';
import { ApplyButton } from './apply-button.tsx';
import styles from './applying.module.css';
import { MissingList } from './missing-list.tsx';
import { stageTone } from '#candidacies/applications/web/stage-tone.ts';
import { VisitorEntrance } from './visitor-entrance.tsx';
import { WithdrawButton } from '#candidacies/own/web/withdraw-button.tsx';

interface ApplyCardProps {
  job: JobView;
  link: AdmissionLink;
  address: string;
}

/** The actions available to this reader of the job. Companies and administrators do not apply, so they get no card. */
export function ApplyCard({ job, link, address }: ApplyCardProps) {
  const { t } = useTranslation('candidacies');
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

function Applying({ job, link }: { job: JobView; link: AdmissionLink }) {
  const { t } = useTranslation('candidacies');
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
  const { t } = useTranslation('candidacies');
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
        <ButtonLink to={applicationsPage} block>
          {t('applied.seeAll')}
        </ButtonLink>
        {application.abilities.withdraw && <WithdrawButton application={application} variant="dangerQuiet" block />}
      </div>
    </Card>
  );
}
