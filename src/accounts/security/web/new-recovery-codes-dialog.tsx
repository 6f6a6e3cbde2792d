import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { SecondFactorProof } from '#accounts/security/rules/second-factor-proof.ts';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewRecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/account');
  const renew = useMutation({
    mutationFn: (body: { password: string; proof: SecondFactorProof }) =>
      api('POST /account/second-factor/recovery-codes', { body }),
  });
  return (
    <Modal
      opened
      title={t(renew.isSuccess ? 'secondFactor.codesTitle' : 'secondFactor.newCodes')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} onDone={onClose} />
      ) : (
        <>
          <p className={styles.lead}>{t('secondFactor.newCodesText')}</p>
          <ProofForm
            submitLabel={t('secondFactor.newCodes')}
            isPending={renew.isPending}
            error={renew.error}
            onSubmit={renew.mutate}
            onCancel={onClose}
          />
        </>
      )}
    </Modal>
  );
}
