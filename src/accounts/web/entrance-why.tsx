import { useState } from 'react';
import { REDIRECT_KEY } from '#accounts/rules/saved-address.ts';
import { type EntranceReason, entranceReason } from '#accounts/rules/entrance-reason.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import styles from '#accounts/web/accounts.module.css';
import { forgetPendingJob, usePendingJob } from '#accounts/web/visit-marks.ts';

/** What this login or sign-up stands in the way of. */
export function useEntranceReason(): EntranceReason | null {
  const wantsJob = usePendingJob() !== null;
  const [savedAddress] = useState(() => window.sessionStorage.getItem(REDIRECT_KEY));
  return entranceReason(savedAddress, wantsJob);
}

const steps = ['first', 'second', 'third'] as const;

/** Above the form: what one came for, what happens until then, and the way back. */
export function EntranceWhy({ reason }: { reason: EntranceReason | null }) {
  const { t } = useTranslation('accounts');
  const job = usePendingJob();
  if (reason === null || reason === 'page') return null;
  return (
    <section className={styles.why} aria-label={t(`why.${reason}.label`)}>
      {reason === 'application' && job && (
        <p>
          <b>{job.title ?? t('why.application.label')}</b>
          {job.companyName && <span>{job.companyName}</span>}
        </p>
      )}
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`why.${reason}.${step}`)}</li>
        ))}
      </ol>
      {reason === 'application' && job && (
        <p className={styles.whyLinks}>
          <PageLink to={job.address}>{t('why.application.back')}</PageLink>
          <button type="button" onClick={forgetPendingJob}>
            {t('why.application.forget')}
          </button>
        </p>
      )}
    </section>
  );
}
