import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';
import { PasswordForm } from './password-form.tsx';

export type ProviderChange = 'disconnect' | 'allow';

interface ProviderDialogProps {
  change: ProviderChange;
  provider: string;
  onDone: (change: ProviderChange) => void;
  onClose: () => void;
}

export function ProviderDialog({ change, provider, onDone, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('accounts/account');
  const save = useMutation({
    mutationFn: (password: string) => api(`POST /account/sign-in-provider/${change}`, { body: { password } }),
    onSuccess: () => onDone(change),
  });
  return (
    <Modal
      opened
      title={t(`provider.${change}Title`, { provider })}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <p className={styles.lead}>{t(`provider.${change}Text`, { provider })}</p>
      <PasswordForm
        submitLabel={t(`provider.${change}`)}
        destructive={change === 'disconnect'}
        isPending={save.isPending}
        error={save.error}
        onSubmit={save.mutate}
        onCancel={onClose}
      />
    </Modal>
  );
}
