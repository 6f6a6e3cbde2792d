import { Select } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FieldGroup } from '#ui/form/field-parts.tsx';
import { currentLocale } from '#ui/i18n.ts';
import { proficiencies, type RequiredLanguage } from '#projects/rules/terms.ts';
import styles from '#projects/web/brief.module.css';
import { IconPlus, IconTrash } from '#ui/icons/icons.ts';

const offered = ['pt', 'en', 'es', 'fr', 'de', 'it', 'zh', 'ja', 'ko', 'ru', 'ar', 'nl'];

interface RequiredLanguagesFieldProps {
  value: RequiredLanguage[];
  onChange: (value: RequiredLanguage[]) => void;
}

/** Spoken languages without duplicates, each with the required level. */
export function RequiredLanguagesField({ value, onChange }: RequiredLanguagesFieldProps) {
  const { t } = useTranslation('projects');
  const names = new Intl.DisplayNames(currentLocale(), { type: 'language' });
  const free = offered.filter((code) => !value.some(({ language }) => language === code));
  const set = (index: number, changes: Partial<RequiredLanguage>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <FieldGroup label={t('brief.requiredLanguages')}>
      <div className={styles.languages}>
        {value.map((one, index) => (
          <div key={one.language} className={styles.language}>
            <Select
              aria-label={t('brief.language')}
              allowDeselect={false}
              data={[one.language, ...free].map((code) => ({ value: code, label: names.of(code) ?? code }))}
              value={one.language}
              onChange={(language) => language && set(index, { language })}
            />
            <Select
              aria-label={t('brief.proficiency')}
              allowDeselect={false}
              data={proficiencies.map((level) => ({ value: level, label: t(`proficiency.${level}`) }))}
              value={one.proficiency}
              onChange={(proficiency) => proficiency && set(index, { proficiency })}
            />
            <IconButton
              label={t('brief.removeLanguage', { language: names.of(one.language) ?? one.language })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        {free[0] !== undefined && value.length < 10 && (
          <div>
            <Button
              size="sm"
              icon={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => onChange([...value, { language: free[0]!, proficiency: 'intermediate' }])}
            >
              {t('brief.addLanguage')}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
