import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { currentLocale } from '../i18n.ts';
import { parseCents } from './parse-money.ts';

const SYMBOLS: Record<string, string> = { BRL: 'R$', USD: 'US$', EUR: '€' };

export interface MoneyFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Integer cents. */
  value: number | null;
  onChange: (cents: number | null) => void;
  currency?: string;
}

function textOf(cents: number | null): string {
  return cents === null
    ? ''
    : new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        cents / 100,
      );
}

/** Accepts any typed or pasted amount and formats it when the field loses the focus. */
export function MoneyField({ value, onChange, currency = 'BRL', onBlur, ...rest }: MoneyFieldProps) {
  const [text, setText] = useState(textOf(value));
  useEffect(() => {
    setText((now) => (parseCents(now) === value ? now : textOf(value)));
  }, [value]);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maw={240}
      leftSection={<span className="sub">{SYMBOLS[currency] ?? currency}</span>}
      leftSectionWidth={44}
      {...rest}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(parseCents(event.currentTarget.value));
      }}
      onBlur={(event) => {
        setText(textOf(parseCents(text)));
        onBlur?.(event);
      }}
    />
  );
}
