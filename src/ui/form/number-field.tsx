import { TextInput, type TextInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale, useTranslation } from '../i18n.ts';
import { numberFormat } from '../marks/number-format.ts';
import { type NumberProblem, type NumberRules, parseNumber } from './parse-number.ts';

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'step'> {
  /** `null`: nothing is typed, or nothing that is understood. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** The number with which the field is left, if it is understood. */
  onCommit?: (value: number | null) => void;
  min?: number;
  max: number;
  /** A multiple of what. */
  step?: number;
  /** Decimal places at most. */
  places?: number;
  /** As many decimal places are always shown. */
  shownPlaces?: number;
  isHours?: boolean;
  marks?: readonly string[];
}

interface FieldRules extends NumberRules {
  shownPlaces: number;
}

const MINUTES_PER_HOUR = 60;
const EXAMPLE_OF_HOURS = 1.25;
const EXAMPLE_OF_DECIMALS = 1234.56;
const EXAMPLE_OF_COUNTS = 12;

/**
 * The one field for numbers: money, hours and counts derive from it. It takes both notations, shows what it understood when it is
 * left, keeps what it did not understand and says so; the form around it is not submitted meanwhile.
 */
export function NumberField({ value, onChange, onCommit, ...props }: NumberFieldProps) {
  const { min = 0, max, step, places = 0, shownPlaces = 0, isHours = false, marks, ...rest } = props;
  const { error, onBlur, disabled, ...others } = rest;
  const { t } = useTranslation('platform');
  const locale = currentLocale();
  const rules: FieldRules = {
    ...{ decimalSign: (1.5).toLocaleString(locale).includes(',') ? ',' : '.', least: min, most: max, places },
    ...{ shownPlaces, isHours, ...(step !== undefined && { step }), ...(marks && { marks }) },
  };
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => textOf(value, rules));
  // Nobody is told of a problem while typing the beginning of a number.
  const [isTold, setTold] = useState(false);
  const problem = disabled ? null : parseNumber(text, rules).problem;

  const [shown, setShown] = useState({ value, locale });
  // Another number from outside, or the other language, replaces what is written; what was typed as that number stays as it was typed.
  if (shown.value !== value || shown.locale !== locale) {
    setShown({ value, locale });
    if (parseNumber(text, rules).value !== value) setText(textOf(value, rules));
  }

  useEffect(() => {
    const form = input.current?.form;
    if (!form || problem === null) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setTold(true);
      input.current?.focus();
    };
    // On the form itself, because what React hands to `onSubmit` arrives further up.
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [problem]);

  return (
    <TextInput
      inputMode={isHours ? 'text' : 'decimal'}
      autoComplete="off"
      {...others}
      ref={input}
      disabled={disabled}
      value={text}
      {...(problem !== null && { 'data-unclear': '' })}
      error={isTold && problem !== null ? describeProblem(t, problem, rules) : error}
      onChange={({ currentTarget: { value: typed } }) => {
        const parsed = parseNumber(typed, rules);
        setText(typed);
        if (parsed.problem === null) setTold(false);
        onChange(parsed.value);
      }}
      onBlur={(event) => {
        const parsed = parseNumber(text, rules);
        setTold(parsed.problem !== null);
        if (parsed.problem === null) {
          setText(textOf(parsed.value, rules));
          onCommit?.(parsed.value);
        }
        onBlur?.(event);
      }}
    />
  );
}

function textOf(value: number | null, { places, shownPlaces, isHours }: FieldRules): string {
  if (value === null) return '';
  const minutes = Math.round(value * MINUTES_PER_HOUR);
  // A third of an hour has no end in decimals.
  if (isHours && Math.abs(value - Number(value.toFixed(places))) > Number.EPSILON)
    return `${Math.floor(minutes / MINUTES_PER_HOUR)}:${String(minutes % MINUTES_PER_HOUR).padStart(2, '0')}`;
  return numberFormat({ minimumFractionDigits: shownPlaces, maximumFractionDigits: places }).format(value);
}

function describeProblem(t: Translate, problem: NumberProblem, rules: FieldRules): string {
  const { places, isHours, least, most, step } = rules;
  const figure = places === 0 || step === 1 ? EXAMPLE_OF_COUNTS : isHours ? EXAMPLE_OF_HOURS : EXAMPLE_OF_DECIMALS;
  const example = textOf(Math.min(figure, most), rules);
  switch (problem) {
    case 'least':
      return t('number.least', { limit: textOf(least, rules) });
    case 'most':
      return t('number.most', { limit: textOf(most, rules) });
    case 'step':
      return t('number.step', { step: textOf(step ?? null, rules) });
    case 'whole':
      return t('number.whole', { example });
    case 'places':
      return t('number.places', { places, example });
    case 'unclear':
      return isHours ? t('number.unclearHours', { example }) : t('number.unclear', { example });
  }
}
