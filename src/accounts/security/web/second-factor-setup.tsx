import { Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { proofOf } from '#accounts/security/rules/second-factor-proof.ts';
import { Button } from '#ui/controls/button.tsx';
import { api } from '#accounts/web/api.ts';
import styles from './account.module.css';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Password, then the code for the app, then the recovery codes. */
export function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounts/account');
  const begin = useMutation({
    mutationFn: (password: string) => api('POST /account/second-factor', { body: { password } }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api('POST /account/second-factor/confirm', { body: { code } }),
  });

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
        <PasswordForm
          lead={<p>{t('secondFactor.setupPassword')}</p>}
          submitLabel={t('secondFactor.goOn')}
          isPending={begin.isPending}
          error={begin.error}
          onSubmit={begin.mutate}
          onCancel={onClose}
        />
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
