import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Alert } from '#ui/states/alert.tsx';
import type { LedgerProof } from '#wallet/ledger/contract.ts';
import styles from './ledger.module.css';

/** What the newest proof found. */
export function LatestProof({ proof: { differences } }: { proof: LedgerProof }) {
  const { t } = useTranslation('wallet/ledger');
  if (differences.length === 0)
    return (
      <Alert tone="success" title={t('latest.addsUp')} live>
        <p>{t('latest.addsUpText')}</p>
      </Alert>
    );
  return (
    <Alert tone="danger" title={t('latest.differs')} live>
      <p>{t('latest.differsText')}</p>
      <ul className={styles.differences}>
        {differences.map(({ kind, about, cents, currency }) => (
          <li key={`${kind} ${about}`}>
            {t(`kind.${kind}`)} <code>{about}</code>
            {cents !== null && <> ({formatCents(cents, currency)})</>}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
