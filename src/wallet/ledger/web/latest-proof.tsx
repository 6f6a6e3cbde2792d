import { Fragment } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { formatCents } from '#ui/marks/money-text.tsx';
import { Section } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import type { LedgerProof } from '#wallet/ledger/contract.ts';
import styles from './ledger.module.css';

/** What the newest proof found, as far as nobody has explained it, and what stands in the platform’s own accounts. */
export function LatestProof({ proof: { balances }, openCount }: { proof: LedgerProof; openCount: number }) {
  const { t } = useTranslation('wallet/ledger');
  return (
    <>
      {openCount === 0 ? (
        <Alert tone="success" title={t('latest.addsUp')} live>
          <p>{t('latest.addsUpText')}</p>
        </Alert>
      ) : (
        <Alert tone="danger" title={t('latest.differs')} live>
          <p>{t('latest.differsText')}</p>
        </Alert>
      )}
      {balances.length > 0 && (
        <Section title={t('balances')}>
          <div className={styles.balances}>
            {balances.map(({ kind, currency, cents }) => (
              <Fragment key={`${kind} ${currency}`}>
                <span>{t(`account.${kind}`)}</span>
                <b className="num">{formatCents(cents, currency)}</b>
              </Fragment>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}
