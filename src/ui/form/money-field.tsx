import { NumberField, type NumberFieldProps } from './number-field.tsx';

const SYMBOLS: Record<string, string> = { BRL: 'R$', USD: 'US$', EUR: '€' };
const CENTS = 100;
/** What the server takes of any amount. */
const MOST_CENTS = 1_000_000_000_00;

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'max' | 'places' | 'shownPlaces' | 'isHours' | 'marks' | 'step'
> {
  /** Integer cents, and so are `min` and `max`. */
  value: number | null;
  max?: number;
  currency?: string;
}

const toCents = (amount: number | null) => (amount === null ? null : Math.round(amount * CENTS));

/** An amount of money, kept in cents. */
export function MoneyField({ value, onChange, onCommit, min = 0, max = MOST_CENTS, ...props }: MoneyFieldProps) {
  const { currency = 'BRL', ...rest } = props;
  const symbol = SYMBOLS[currency] ?? currency;
  return (
    <NumberField
      maw={240}
      leftSection={<span className="sub">{symbol}</span>}
      leftSectionWidth={44}
      {...rest}
      {...{ places: 2, shownPlaces: 2, marks: [symbol, currency], min: min / CENTS, max: max / CENTS }}
      value={value === null ? null : value / CENTS}
      onChange={(amount) => onChange(toCents(amount))}
      {...(onCommit && { onCommit: (amount) => onCommit(toCents(amount)) })}
    />
  );
}
