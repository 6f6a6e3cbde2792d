import { Checkbox, Select, TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { MonthField } from '#ui/form/month-field.tsx';
import '#ui/theme/full-styles.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { type Experience, KINDS_OF_WORK } from '#profiles/rules/profile.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newEntryId, type SectionFormProps } from './form-parts.ts';

const newExperience = (): Experience => ({
  id: newEntryId(),
  company: '',
  office: '',
  kindOfWork: null,
  description: '',
  location: '',
  start: null,
  end: null,
  currentJob: false,
});

export function ExperiencesForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntryEditor
      entries={profile.experiences}
      onChange={(experiences) => onChange({ experiences })}
      newEntry={newExperience}
      nameOf={({ office, company }) => [office, company].filter(Boolean).join(' · ')}
      addLabel={t('experiences.add')}
      maximum={PROFILE_LIMITS.experiences}
    >
      {(job, change, at) => {
        const problem = (field: string) => problems[`experiences.${at}.${field}`];
        return (
          <>
            <FieldPair>
              <TextInput
                label={t('experiences.office')}
                withAsterisk
                value={job.office}
                onChange={(event) => change({ office: event.currentTarget.value })}
                maxLength={PROFILE_LIMITS.shortText}
                error={problem('office')}
              />
              <TextInput
                label={t('experiences.company')}
                value={job.company}
                onChange={(event) => change({ company: event.currentTarget.value })}
                maxLength={PROFILE_LIMITS.shortText}
                error={problem('company')}
              />
            </FieldPair>
            <FieldPair>
              <Select
                label={t('experiences.kindOfWork')}
                clearable
                value={job.kindOfWork}
                onChange={(kind) => change({ kindOfWork: kind })}
                data={KINDS_OF_WORK.map((kind) => ({ value: kind, label: t(`kindsOfWork.${kind}`) }))}
              />
              <TextInput
                label={t('experiences.location')}
                value={job.location}
                onChange={(event) => change({ location: event.currentTarget.value })}
                maxLength={PROFILE_LIMITS.shortText}
                error={problem('location')}
              />
            </FieldPair>
            <FieldPair>
              <MonthField
                label={t('entry.start')}
                value={job.start}
                onChange={(start) => change({ start })}
                error={problem('start')}
                {...(job.start?.length === 4 && { placeholder: job.start })}
              />
              {!job.currentJob && (
                <MonthField
                  label={t('entry.end')}
                  value={job.end}
                  onChange={(end) => change({ end })}
                  error={problem('end')}
                  {...(job.end?.length === 4 && { placeholder: job.end })}
                />
              )}
            </FieldPair>
            <Checkbox
              label={t('experiences.currentJob')}
              checked={job.currentJob}
              onChange={(event) =>
                change({ currentJob: event.currentTarget.checked, ...(event.currentTarget.checked && { end: null }) })
              }
            />
            <CountedTextarea
              label={t('entry.description')}
              value={job.description}
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
