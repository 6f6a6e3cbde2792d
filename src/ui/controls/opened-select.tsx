import { Select } from '@mantine/core';
import { useEffect, useRef } from 'react';

export interface OpenedSelectProps {
  /** Names a field that has no label. */
  'aria-label'?: string;
  /** Above the field. */
  label?: string;
  id?: string;
  error?: string | undefined;
  disabled?: boolean;
  withAsterisk?: boolean;
  onBlur?: () => void;
  className?: string | undefined;
  value: string;
  data: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Opens itself once, as the press did that it was loaded for. */
export function OpenedSelect({ onChange, ...rest }: OpenedSelectProps) {
  const field = useRef<HTMLInputElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    field.current?.focus();
    field.current?.click();
  }, []);
  return <Select {...rest} ref={field} allowDeselect={false} onChange={(value) => value !== null && onChange(value)} />;
}
