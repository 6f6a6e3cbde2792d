import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { maskMonth, monthText, parseMonth } from './parse-month.ts';

export interface MonthFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `YYYY-MM` */
  value: string | null;
  /** null while empty or incomplete. */
  onChange: (value: string | null) => void;
}

export function MonthField({ value, onChange, ...rest }: MonthFieldProps) {
  const { t } = useTranslation('platform');
  const [text, setText] = useState(monthText(value));
  useEffect(() => {
    setText((now) =>
      parseMonth(now) === value ? now : value === null ? (parseMonth(now) ? '' : now) : monthText(value),
    );
  }, [value]);
  return (
    <TextInput
      inputMode="numeric"
      placeholder={t('month.placeholder')}
      maw={200}
      {...rest}
      value={text}
      onChange={(event) => {
        const next = maskMonth(event.currentTarget.value);
        setText(next);
        onChange(parseMonth(next));
      }}
    />
  );
}
