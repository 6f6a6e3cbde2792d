import { NumberInput, type NumberInputProps } from '@mantine/core';
import { currentLocale } from '../i18n.ts';

/** A number with decimals: shown with the reader's decimal sign, typed with a comma or a point. */
export function DecimalField(props: NumberInputProps) {
  const usesComma = (1.5).toLocaleString(currentLocale()).includes(',');
  return (
    <NumberInput
      decimalScale={2}
      decimalSeparator={usesComma ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      {...props}
    />
  );
}
