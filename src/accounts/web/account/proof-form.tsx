import { type FormEvent, useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { type ProofKind, proofOf, type SecondFactorProof } from '#accounts/rules/second-factor-proof.ts';
import { fieldErrors, isApiError } from '#platform/ui/api-error.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { PasswordField } from '#platform/ui/form/password-field.tsx';
import { Alert } from '#platform/ui/states/alert.tsx';
import { ProofField } from '../second-factor/proof-field.tsx';
import styles from './account.module.css';

interface ProofFormProps {
  submitLabel: string;
  destructive?: boolean;
  isPending: boolean;
  error: Error | null;
  onSubmit: (input: { password: string; proof: SecondFactorProof }) => void;
  onCancel: () => void;
}

/** Password and second factor together, before the second factor itself is touched. */
export function ProofForm({ submitLabel, destructive = false, isPending, error, onSubmit, onCancel }: ProofFormProps) {
  const { t } = useTranslation('accounts/account');
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<ProofKind>('code');
  const [typed, setTyped] = useState('');
  const proof = proofOf(kind, typed);
  const refused = fieldErrors(error);
  const isWrong = isApiError(error, 'accounts.secondFactorWrong');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (proof && password !== '') onSubmit({ password, proof });
  }

  return (
    <form className={styles.setup} noValidate onSubmit={submit}>
      <PasswordField
        label={t('account.password.current')}
        data-autofocus
        value={password}
        error={refused.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <ProofField
        kind={kind}
        typed={typed}
        error={isWrong ? t('accounts:errors.secondFactorWrong') : null}
        onKind={setKind}
        onChange={setTyped}
      />
      {error && !refused.password && !isWrong && (
        <Alert tone="danger" live>
          {error.message}
        </Alert>
      )}
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('platform:dialog.cancel')}</Button>
        <Button
          type="submit"
          variant={destructive ? 'danger' : 'primary'}
          loading={isPending}
          disabled={!proof || password === ''}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
