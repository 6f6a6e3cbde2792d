import { NumberField, type NumberFieldProps } from './number-field.tsx';

const HUNDREDTHS = 100;

/** A share in percent, kept in hundredths of a percent; so are `min` and `max`. */
export function PercentField({
  value,
  onChange,
  max,
  ...rest
}: Omit<NumberFieldProps, 'min' | 'step' | 'places' | 'shownPlaces' | 'isHours' | 'marks' | 'onCommit'>) {
  return (
    <NumberField
      maw={240}
      rightSection={<span className="sub">%</span>}
      {...rest}
      {...{ places: 2, marks: ['%'], max: max / HUNDREDTHS }}
      value={value === null ? null : value / HUNDREDTHS}
      onChange={(share) => onChange(share === null ? null : Math.round(share * HUNDREDTHS))}
    />
  );
}
