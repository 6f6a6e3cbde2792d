import { Select } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FieldError } from '#ui/form/field-parts.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { IconPlus, IconTrash } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { PROFICIENCIES, type SpokenLanguage } from '#profiles/rules/profile.ts';
import type { SectionFormProps } from './form-parts.ts';
import { languageName, languageOptions } from '#profiles/web/name-options.ts';
import styles from './editing.module.css';

export function LanguagesForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  const { languages } = profile;
  const levels = PROFICIENCIES.map((level) => ({ value: level, label: t(`proficiencies.${level}`) }));
  const change = (at: number, changes: Partial<SpokenLanguage>) =>
    onChange({ languages: languages.map((one, place) => (place === at ? { ...one, ...changes } : one)) });
  return (
    <>
      <div className={styles.items}>
        {languages.map((spoken, at) => (
          // Keyed by index, because a row's language may change.
          <div key={at} className={styles.spoken}>
            <Select
              label={t('languages.language')}
              searchable
              nothingFoundMessage={t('fields.nothingFound')}
              data={languageOptions(spoken.language)}
              value={spoken.language || null}
              onChange={(language) => language && change(at, { language })}
              error={problems[`languages.${at}.language`]}
            />
            <Select
              label={t('languages.proficiency')}
              allowDeselect={false}
              data={levels}
              value={spoken.proficiency}
              onChange={(level) => level && change(at, { proficiency: level })}
            />
            <IconButton
              label={t('entry.remove', { name: languageName(spoken.language) })}
              onClick={() => onChange({ languages: languages.filter((_, place) => place !== at) })}
            >
              <IconTrash size={18} />
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            size="sm"
            icon={<IconPlus size={16} aria-hidden="true" />}
            disabled={languages.length >= PROFILE_LIMITS.languages}
            onClick={() => onChange({ languages: [...languages, { language: '', proficiency: 'intermediate' }] })}
          >
            {t('languages.add')}
          </Button>
        </div>
        {problems.languages && <FieldError>{problems.languages}</FieldError>}
      </div>
      <FieldPair>
        <Select
          label={t('languages.native')}
          searchable
          nothingFoundMessage={t('fields.nothingFound')}
          data={languageOptions(profile.nativeLanguage)}
          value={profile.nativeLanguage || null}
          onChange={(nativeLanguage) => onChange({ nativeLanguage: nativeLanguage ?? '' })}
        />
        <Select
          label={t('languages.english')}
          clearable
          data={levels}
          value={profile.englishLevel}
          onChange={(level) => onChange({ englishLevel: level })}
        />
      </FieldPair>
    </>
  );
}
