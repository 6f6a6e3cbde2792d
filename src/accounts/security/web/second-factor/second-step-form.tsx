import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { type ProofKind, proofOf, type SecondFactorProof } from '#accounts/security/rules/second-factor-proof.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { api } from '#accounts/web/api.ts';
import styles from '#accounts/web/accounts.module.css';
import { ProofField } from './proof-field.tsx';

interface SecondStepFormProps {
  onEntered: (session: SessionClaims) => void;
  /** Back to the password. */
  onBack: () => void;
}

/** The second step of the login: the code of the app. */
export function SecondStepForm({ onEntered, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<ProofKind>('code');
  const [typed, setTyped] = useState('');
  const enter = useMutation({
    mutationFn: (proof: SecondFactorProof) => api('POST /auth/second-factor', { body: proof }),
    onSuccess: ({ session }) => onEntered(session),
  });
  const proof = proofOf(kind, typed);
  const isWrong = isApiError(enter.error, 'accounts.secondFactorWrong');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (proof) enter.mutate(proof);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p role="status">{t('errors.secondFactorNeeded')}</p>
      <ProofField
        size="lg"
        focuses
        kind={kind}
        typed={typed}
        error={isWrong ? t('errors.secondFactorWrong') : null}
        onKind={setKind}
        onChange={(text) => {
          enter.reset();
          setTyped(text);
        }}
      />
      {enter.error && !isWrong && (
        <Alert tone="danger" live>
          {enter.error.message}
        </Alert>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={enter.isPending} disabled={!proof}>
        {t('login.submit')}
      </Button>
      <Button size="lg" block onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </form>
  );
}
