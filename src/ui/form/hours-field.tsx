import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** Hours, as a number or as on a clock: `1,5`, `1:30`, `1h30`. With `step={1}` whole ones. */
export function HoursField(props: Omit<NumberFieldProps, 'isHours' | 'places' | 'shownPlaces' | 'marks'>) {
  return <NumberField maw={240} {...props} isHours places={2} />;
}
