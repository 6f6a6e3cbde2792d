import { useTranslation } from '#ui/i18n.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { MAXIMUM_LEVEL, MINIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';

const levels = Array.from({ length: MAXIMUM_LEVEL - MINIMUM_LEVEL + 1 }, (_, at) => MINIMUM_LEVEL + at);

interface LevelFieldProps {
  value: number | null;
  onChange: (level: number) => void;
  error?: string | undefined;
}

export function LevelField({ value, onChange, error }: LevelFieldProps) {
  const { t } = useTranslation('profiles');
  return (
    <ChoiceChips
      label={t('fields.level')}
      required
      value={value === null ? null : String(value)}
      onChange={(level) => onChange(Number(level))}
      error={error}
      options={levels.map((level) => ({
        value: String(level),
        label: level === MAXIMUM_LEVEL ? `${MAXIMUM_LEVEL}+` : String(level),
      }))}
    />
  );
}
