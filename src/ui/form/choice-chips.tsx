import { useId, type ReactNode } from 'react';
import { IconCheck } from '#ui/icons/icons.ts';
import { FieldGroup, type FieldGroupProps } from './field-parts.tsx';
import styles from './form.module.css';

interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface ChoiceBase<Value extends string> extends Omit<FieldGroupProps, 'children'> {
  options: readonly ChoiceOption<Value>[];
}

export interface ChoiceChipsProps<Value extends string> extends ChoiceBase<Value> {
  value: Value | null | undefined;
  onChange: (value: Value) => void;
}

/** One of a few short answers. */
export function ChoiceChips<Value extends string>({ value, onChange, options, ...group }: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <FieldGroup {...group}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <IconCheck size={16} aria-hidden="true" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export interface MultiChoiceChipsProps<Value extends string> extends ChoiceBase<Value> {
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/** Several of a few short answers. */
export function MultiChoiceChips<Value extends string>({
  value,
  onChange,
  options,
  ...group
}: MultiChoiceChipsProps<Value>) {
  return (
    <FieldGroup {...group}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...value, option.value] : value.filter((item) => item !== option.value),
                )
              }
            />
            <IconCheck size={16} aria-hidden="true" />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
