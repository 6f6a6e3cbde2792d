import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { SecondFactorProof } from '#accounts/security/rules/second-factor-proof.ts';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';

/** Requires password and code, so that an open session is not enough. */
export function SwitchOffDialog({ onClose, onSwitchedOff }: { onClose: () => void; onSwitchedOff: () => void }) {
  const { t } = useTranslation('accounts/account');
  const switchOff = useMutation({
    mutationFn: (body: { password: string; proof: SecondFactorProof }) =>
      api('POST /account/second-factor/switch-off', { body }),
    onSuccess: onSwitchedOff,
  });
  return (
    <Modal
      opened
      title={t('secondFactor.switchOffTitle')}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('secondFactor.switchOffText')}</p>
      <ProofForm
        submitLabel={t('secondFactor.switchOff')}
        destructive
        isPending={switchOff.isPending}
        error={switchOff.error}
        onSubmit={switchOff.mutate}
        onCancel={onClose}
      />
    </Modal>
  );
}
