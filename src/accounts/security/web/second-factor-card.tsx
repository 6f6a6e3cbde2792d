import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { Card } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import styles from './account.module.css';
import { securityQuery, sessionsQuery } from './account-queries.ts';
import { NewRecoveryCodesDialog } from './new-recovery-codes-dialog.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SwitchOffDialog } from './switch-off-dialog.tsx';

const FEW_CODES = 3;

interface SecondFactorCardProps {
  isOn: boolean;
  recoveryCodesLeft: number;
  hasPassword: boolean;
}

/** The second factor: its state, switching it on and off, and new recovery codes. */
export function SecondFactorCard({ isOn, recoveryCodesLeft, hasPassword }: SecondFactorCardProps) {
  const { t } = useTranslation('accounts/account');
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'setup' | 'codes' | 'off' | null>(null);
  const refresh = async () => {
    await Promise.all([queryClient.invalidateQueries(securityQuery), queryClient.invalidateQueries(sessionsQuery)]);
  };
  const close = () => {
    setDialog(null);
    void refresh();
  };
  return (
    <Card
      title={t('secondFactor.title')}
      action={<Pill tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'secondFactor.on' : 'secondFactor.off')}</Pill>}
    >
      <p className={styles.lead}>{t('secondFactor.lead')}</p>
      <div className={styles.setup}>
        {isOn && recoveryCodesLeft <= FEW_CODES && (
          <Alert tone="warning">{t('secondFactor.fewCodes', { count: recoveryCodesLeft })}</Alert>
        )}
        {isOn && recoveryCodesLeft > FEW_CODES && (
          <p className="meta">{t('secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
        )}
        <div className={styles.row}>
          {isOn ? (
            <>
              <Button onClick={() => setDialog('codes')}>{t('secondFactor.newCodes')}</Button>
              <Button variant="dangerQuiet" onClick={() => setDialog('off')}>
                {t('secondFactor.switchOff')}
              </Button>
            </>
          ) : (
            <Button variant="primary" disabled={!hasPassword} onClick={() => setDialog('setup')}>
              {t('secondFactor.switchOn')}
            </Button>
          )}
        </div>
      </div>
      {dialog === 'setup' && <SecondFactorSetup onClose={close} />}
      {dialog === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
      {dialog === 'off' && (
        <SwitchOffDialog
          onClose={close}
          onSwitchedOff={() => {
            toast.success(t('secondFactor.switchedOff'));
            close();
          }}
        />
      )}
    </Card>
  );
}
