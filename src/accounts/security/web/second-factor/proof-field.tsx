import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import type { ProofKind } from '#accounts/security/rules/second-factor-proof.ts';
import { Button } from '#ui/controls/button.tsx';

interface ProofFieldProps {
  kind: ProofKind;
  typed: string;
  error: string | null;
  size?: 'md' | 'lg';
  /** Whether this is the only field of its form. */
  focuses?: boolean;
  onKind: (kind: ProofKind) => void;
  onChange: (typed: string) => void;
}

/** A code of the authenticator app; whoever lost the phone types a recovery code instead. */
export function ProofField({ kind, typed, error, size = 'md', focuses = false, onKind, onChange }: ProofFieldProps) {
  const { t } = useTranslation('accounts');
  const isCode = kind === 'code';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focuses) field.current?.focus();
  }, [focuses, kind]);
  return (
    <>
      <TextInput
        key={kind}
        label={t(isCode ? 'secondFactor.code' : 'secondFactor.recoveryCode')}
        description={t(isCode ? 'secondFactor.codeHelp' : 'secondFactor.recoveryCodeHelp')}
        size={size}
        ref={field}
        autoComplete={isCode ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isCode ? 12 : 20}
        value={typed}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        {...(isCode && { inputMode: 'numeric' as const })}
      />
      <Button
        size={size === 'lg' ? 'lg' : 'md'}
        variant="quiet"
        onClick={() => {
          onChange('');
          onKind(isCode ? 'recoveryCode' : 'code');
        }}
      >
        {t(isCode ? 'secondFactor.useRecoveryCode' : 'secondFactor.useCode')}
      </Button>
    </>
  );
}
