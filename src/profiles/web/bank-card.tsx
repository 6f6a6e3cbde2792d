import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Card } from '#platform/ui/page/card.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { SkeletonText } from '#platform/ui/states/skeleton.tsx';
import { writtenBankDetails } from '#profiles/rules/bank-details.ts';
import { bankDetailsQuery } from './bank-details.ts';
import { BankModal } from './bank-modal.tsx';
import styles from './profile.module.css';

/** Where the member is paid; loaded apart from the profile, for it is nobody else's. */
export function BankCard() {
  const { t } = useTranslation('profiles');
  const { data: kept, error, refetch, isRefetching } = useQuery(bankDetailsQuery);
  const [editing, setEditing] = useState(false);
  const edit = () => setEditing(true);
  const written = kept && writtenBankDetails(kept.details);
  const lines = written && [
    [`${t('bank.pixKey')}, ${t(`bank.kinds.${written.pixKeyKind}`)}`, written.pixKey],
    [t('bank.bankName'), [written.bankCode, written.bankName].filter(Boolean).join(' · ')],
    [t('bank.agency'), written.agency],
    [t('bank.account'), written.account],
  ];
  const said = lines?.filter(([, value]) => value !== '') ?? [];
  const pencil = (
    <IconButton size="sm" label={t('bank.edit')} onClick={edit}>
      <IconPencil size={18} />
    </IconButton>
  );
  return (
    <Card title={t('bank.title')} action={kept && pencil}>
      {!kept &&
        (error ? (
          <LoadError compact error={error} onRetry={() => void refetch()} retrying={isRefetching} />
        ) : (
          <SkeletonText lines={2} />
        ))}
      {kept && said.length === 0 && (
        <>
          <p className="sub">{t('bank.empty')}</p>
          <p style={{ marginTop: 12 }}>
            <Button size="sm" onClick={edit} icon={<IconPlus size={16} aria-hidden="true" />}>
              {t('bank.fillIn')}
            </Button>
          </p>
        </>
      )}
      {said.length > 0 && (
        <dl className={styles.pairs}>
          {said.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd style={{ overflowWrap: 'anywhere' }}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {kept && editing && <BankModal kept={kept} onClose={() => setEditing(false)} />}
    </Card>
  );
}
