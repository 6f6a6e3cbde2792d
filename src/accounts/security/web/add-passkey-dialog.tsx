import { Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { PASSKEY_NAME_LENGTH } from '#accounts/security/rules/passkey-limits.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { api } from '#accounts/web/api.ts';
import { isCancelled, isAlreadyRegistered, createPasskey } from './passkeys/passkey-device.ts';
import styles from './account.module.css';

/** Asks for the name of a passkey and lets the device create it. */
export function AddPasskeyDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const { t } = useTranslation('accounts/account');
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const add = useMutation({
    mutationFn: async () => api('POST /account/passkeys', { body: { name, credential: await createPasskey() } }),
    onSuccess: onAdded,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name !== '') add.mutate();
  }

  function wordsOf(problem: Error): string {
    if (isApiError(problem)) return problem.message;
    if (isAlreadyRegistered(problem)) return t('accounts:errors.passkeyTaken');
    return t(isCancelled(problem) ? 'accounts:passkeys.givenUp' : 'accounts:errors.passkeyInvalid');
  }

  return (
    <Modal
      opened
      title={t('accounts:passkeys.addTitle')}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      <form className={styles.setup} noValidate onSubmit={submit}>
        <TextInput
          label={t('accounts:passkeys.name')}
          description={t('accounts:passkeys.nameHelp')}
          data-autofocus
          maxLength={PASSKEY_NAME_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {add.error && (
          <Alert tone="danger" live>
            {wordsOf(add.error)}
          </Alert>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>
          <Button type="submit" variant="primary" loading={add.isPending} disabled={name === ''}>
            {t('secondFactor.goOn')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
