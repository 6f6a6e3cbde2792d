import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmailFieldProps {
  label: string;
  value: string;
  onChange: (email: string) => void;
  error: ReactNode;
}

/** Another person's address, without the browser's autofill. The first field of its dialog. */
export function EmailField({ label, value, onChange, error }: EmailFieldProps) {
  return (
    <TextInput
      label={label}
      type="email"
      inputMode="email"
      autoComplete="off"
      withAsterisk
      data-autofocus
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
