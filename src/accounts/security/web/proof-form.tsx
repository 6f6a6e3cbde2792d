import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { type ProofKind, proofOf, type SecondFactorProof } from '#accounts/security/rules/second-factor-proof.ts';
import { isApiError } from '#ui/api-error.ts';
import { ProofField } from './second-factor/proof-field.tsx';
import { PasswordForm } from './password-form.tsx';

interface ProofFormProps {
  submitLabel: string;
  destructive?: boolean;
  isPending: boolean;
  error: Error | null;
  onSubmit: (input: { password: string; proof: SecondFactorProof }) => void;
  onCancel: () => void;
}

/** Password and second factor together, before the second factor itself is changed. */
export function ProofForm({ error, onSubmit, ...form }: ProofFormProps) {
  const { t } = useTranslation('accounts');
  const [kind, setKind] = useState<ProofKind>('code');
  const [typed, setTyped] = useState('');
  const proof = proofOf(kind, typed);
  const isWrong = isApiError(error, 'accounts.secondFactorWrong');
  return (
    <PasswordForm
      {...form}
      error={isWrong ? null : error}
      isReady={proof !== null}
      onSubmit={(password) => proof && onSubmit({ password, proof })}
    >
      <ProofField
        kind={kind}
        typed={typed}
        error={isWrong ? t('errors.secondFactorWrong') : null}
        onKind={setKind}
        onChange={setTyped}
      />
    </PasswordForm>
  );
}
