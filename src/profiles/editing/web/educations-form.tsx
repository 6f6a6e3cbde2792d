import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { MonthField } from '#ui/form/month-field.tsx';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { Education } from '#profiles/rules/profile.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newEntryId, type SectionFormProps } from './form-parts.ts';

const newEducation = (): Education => ({
  id: newEntryId(),
  school: '',
  course: '',
  degree: '',
  start: null,
  end: null,
  stillTraining: false,
  description: '',
});

export function EducationsForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntryEditor
      entries={profile.educations}
      onChange={(educations) => onChange({ educations })}
      newEntry={newEducation}
      nameOf={({ course, school }) => [course, school].filter(Boolean).join(' · ')}
      addLabel={t('educations.add')}
      maximum={PROFILE_LIMITS.educations}
    >
      {(education, change, at) => {
        const problem = (field: string) => problems[`educations.${at}.${field}`];
        return (
          <>
            <TextInput
              label={t('educations.school')}
              withAsterisk
              value={education.school}
              onChange={(event) => change({ school: event.currentTarget.value })}
              maxLength={PROFILE_LIMITS.shortText}
              error={problem('school')}
            />
            <FieldPair>
              <TextInput
                label={t('educations.course')}
                value={education.course}
                onChange={(event) => change({ course: event.currentTarget.value })}
                maxLength={PROFILE_LIMITS.shortText}
                error={problem('course')}
              />
              <TextInput
                label={t('educations.degree')}
                value={education.degree}
                onChange={(event) => change({ degree: event.currentTarget.value })}
                maxLength={PROFILE_LIMITS.shortText}
                error={problem('degree')}
              />
            </FieldPair>
            <FieldPair>
              <MonthField
                label={t('entry.start')}
                value={education.start}
                onChange={(start) => change({ start })}
                error={problem('start')}
                {...(education.start?.length === 4 && { placeholder: education.start })}
              />
              <MonthField
                label={education.stillTraining ? t('educations.expectedEnd') : t('entry.end')}
                value={education.end}
                onChange={(end) => change({ end })}
                error={problem('end')}
                {...(education.end?.length === 4 && { placeholder: education.end })}
              />
            </FieldPair>
            <Checkbox
              label={t('educations.stillTraining')}
              checked={education.stillTraining}
              onChange={(event) => change({ stillTraining: event.currentTarget.checked })}
            />
            <CountedTextarea
              label={t('entry.description')}
              value={education.description}
              onChange={(description) => change({ description })}
              maximum={PROFILE_LIMITS.freeText}
              error={problem('description')}
            />
          </>
        );
      }}
    </EntryEditor>
  );
}
