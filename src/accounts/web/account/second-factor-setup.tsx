import { Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { proofOf } from '#accounts/rules/second-factor-proof.ts';
import { fieldErrors } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PasswordField } from '#platform/ui/form/password-field.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { api } from '../api.ts';
import styles from './account.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Password, then the code for the app, then the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/account');
  const [password, setPassword] = useState('');
  const begin = useMutation({ mutationFn: () => api('POST /account/second-factor', { body: { password } }) });
  const confirm = useMutation({
    mutationFn: (code: string) => api('POST /account/second-factor/confirm', { body: { code } }),
  });
  const refused = fieldErrors(begin.error);

  function submitPassword(event: FormEvent) {
    event.preventDefault();
    if (password !== '') begin.mutate();
  }

  return (
    <Modal
      opened
      size={520}
      title={t(confirm.isSuccess ? 'secondFactor.codesTitle' : 'secondFactor.setupTitle')}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('platform:dialog.close') }}
      onClose={onClose}
    >
      {!begin.data && (
        <form className={styles.setup} noValidate onSubmit={submitPassword}>
          <p>{t('secondFactor.setupPassword')}</p>
          <PasswordField
            label={t('account.password.current')}
            data-autofocus
            value={password}
            error={refused.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {begin.error && !refused.password && (
            <Alert tone="danger" live>
              {begin.error.message}
            </Alert>
          )}
          <div className={styles.foot}>
            <Button onClick={onClose}>{t('platform:dialog.cancel')}</Button>
            <Button type="submit" variant="primary" loading={begin.isPending} disabled={password === ''}>
              {t('secondFactor.goOn')}
            </Button>
          </div>
        </form>
      )}
      {begin.data && !confirm.isSuccess && (
        <AppStep
          {...begin.data}
          error={confirm.error?.message ?? null}
          isPending={confirm.isPending}
          onCode={confirm.mutate}
        />
      )}
      {begin.data && confirm.isSuccess && <RecoveryCodes codes={begin.data.recoveryCodes} onDone={onClose} />}
    </Modal>
  );
}

interface AppStepProps {
  address: string;
  secret: string;
  qrCode: string;
  error: string | null;
  isPending: boolean;
  onCode: (code: string) => void;
}

function AppStep({ address, secret, qrCode, error, isPending, onCode }: AppStepProps) {
  const { t } = useTranslation('accounts/account');
  const [typed, setTyped] = useState('');
  const proof = proofOf('code', typed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (proof && 'code' in proof) onCode(proof.code);
  }

  return (
    <form className={styles.setup} noValidate onSubmit={submit}>
      <p>{t('secondFactor.scan')}</p>
      <img className={styles.qr} src={qrCode} alt={t('secondFactor.qrCode')} />
      <p className={styles.secret}>
        <a href={address}>{secret.match(/.{1,4}/g)?.join(' ')}</a>
      </p>
      <TextInput
        label={t('accounts:secondFactor.code')}
        description={t('accounts:secondFactor.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" loading={isPending} disabled={!proof}>
          {t('secondFactor.switchOn')}
        </Button>
      </div>
    </form>
  );
}
