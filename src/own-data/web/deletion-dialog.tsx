import { Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { endedSession } from '#ui/session/ended-session.ts';
import { fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { clearBrowserStorage } from '#ui/clear-browser-storage.ts';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { api, type Deletion } from './api.ts';
import { DeletionProof } from './deletion-proof.tsx';
import styles from './own-data.module.css';

interface DeletionDialogProps {
  opened: boolean;
  onClose: () => void;
  deletion: Deletion;
  /** The code of the mailed link. */
  code: string | undefined;
}

/** Confirms the deletion with the e-mail and a proof, then says good-bye. */
export function DeletionDialog({ opened, onClose, deletion, code }: DeletionDialogProps) {
  const { t } = useTranslation('own-data');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const remove = useMutation({
    mutationFn: () => api('POST /ownData/deletion', { body: { email, ...(code ? { code } : { password }) } }),
    // The farewell stands alone: no dialog over it that asks to log in again.
    onMutate: endedSession.expect,
    onError: endedSession.settle,
    onSuccess: clearBrowserStorage,
  });
  const isComplete = email.trim() !== '' && (deletion.confirmBy === 'code' ? code !== undefined : password !== '');
  const wrong = fieldErrors(remove.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !remove.isPending) remove.mutate();
  }

  if (remove.isSuccess) return <Gone />;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('deletion.dialog.title')}
      closeButtonProps={{ 'aria-label': t('deletion.dialog.close') }}
    >
      <Form onSubmit={submit}>
        <p className={styles.text}>{t('deletion.dialog.text')}</p>
        <TextInput
          label={t('deletion.dialog.email')}
          description={t('deletion.dialog.emailHelp', { email: deletion.email })}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={wrong.email}
          type="email"
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <DeletionProof deletion={deletion} code={code} password={password} onPassword={setPassword} />
        {remove.error && !wrong.email && (
          <Alert tone="danger" title={t('deletion.dialog.failed')} live>
            {remove.error.message}
          </Alert>
        )}
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>{t('deletion.dialog.keep')}</Button>
          <Button type="submit" variant="danger" disabled={!isComplete} loading={remove.isPending}>
            {t('deletion.dialog.confirm')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

/** The session has ended: the only way from here is out. */
function Gone() {
  const { t } = useTranslation('own-data');
  const leave = () => window.location.replace(accountPaths.login);
  return (
    <Modal opened onClose={leave} withCloseButton={false} title={t('deletion.gone.title')}>
      <p className={styles.text}>{t('deletion.gone.text')}</p>
      <div className={styles.dialogActions}>
        <Button variant="primary" onClick={leave} data-autofocus>
          {t('deletion.gone.action')}
        </Button>
      </div>
    </Modal>
  );
}
