import { Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PasswordField } from '#platform/ui/form/password-field.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Alert } from '#platform/ui/states/alert.tsx';
import { api } from '../api.ts';
import styles from './account.module.css';

export type ProviderChange = 'disconnect' | 'allow';

interface ProviderDialogProps {
  change: ProviderChange;
  provider: string;
  onDone: (change: ProviderChange) => void;
  onClose: () => void;
}

/** By the password, so that an open session is not enough. */
export function ProviderDialog({ change, provider, onDone, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('accounts/account');
  const [password, setPassword] = useState('');
  const save = useMutation({
    mutationFn: () => api(`POST /account/sign-in-provider/${change}`, { body: { password } }),
    onSuccess: () => onDone(change),
  });
  const refused = fieldErrors(save.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') save.mutate();
  }

  return (
    <Modal
      opened
      title={t(`provider.${change}Title`, { provider })}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <p className={styles.lead}>{t(`provider.${change}Text`, { provider })}</p>
      <form className={styles.setup} noValidate onSubmit={submit}>
        <PasswordField
          label={t('account.password.current')}
          data-autofocus
          value={password}
          error={refused.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {save.error && !refused.password && (
          <Alert tone="danger" live>
            {save.error.message}
          </Alert>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>
          <Button
            type="submit"
            variant={change === 'disconnect' ? 'danger' : 'primary'}
            loading={save.isPending}
            disabled={password === ''}
          >
            {t(`provider.${change}`)}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
