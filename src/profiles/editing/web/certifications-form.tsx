import { TextInput } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import { FieldPair } from '#ui/form/form.tsx';
import { MonthField } from '#ui/form/month-field.tsx';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { Certification } from '#profiles/rules/profile.ts';
import { EntryEditor } from './entry-editor.tsx';
import { newEntryId, type SectionFormProps } from './form-parts.ts';

const newCertification = (): Certification => ({
  id: newEntryId(),
  name: '',
  issuer: '',
  url: '',
  licenseNumber: '',
  issued: null,
  expires: null,
});

export function CertificationsForm({ profile, onChange, problems }: SectionFormProps) {
  const { t } = useTranslation('profiles');
  return (
    <EntryEditor
      entries={profile.certifications}
      onChange={(certifications) => onChange({ certifications })}
      newEntry={newCertification}
      nameOf={({ name, issuer }) => [name, issuer].filter(Boolean).join(' · ')}
      addLabel={t('certifications.add')}
      maximum={PROFILE_LIMITS.certifications}
    >
      {(certification, change, at) => {
        const text = (field: 'name' | 'issuer' | 'licenseNumber' | 'url', maxLength: number) => ({
          label: t(`certifications.${field}`),
          value: certification[field],
          onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
          maxLength,
          error: problems[`certifications.${at}.${field}`],
        });
        const month = (field: 'issued' | 'expires') => ({
          label: t(`certifications.${field}`),
          value: certification[field],
          onChange: (value: string | null) => change({ [field]: value }),
          error: problems[`certifications.${at}.${field}`],
          ...(certification[field]?.length === 4 && { placeholder: certification[field] }),
        });
        return (
          <>
            <TextInput {...text('name', PROFILE_LIMITS.shortText)} withAsterisk />
            <FieldPair>
              <TextInput {...text('issuer', PROFILE_LIMITS.shortText)} />
              <TextInput {...text('licenseNumber', PROFILE_LIMITS.shortText)} />
            </FieldPair>
            <FieldPair>
              <MonthField {...month('issued')} />
              <MonthField {...month('expires')} />
            </FieldPair>
            <TextInput {...text('url', PROFILE_LIMITS.webAddress)} inputMode="url" />
          </>
        );
      }}
    </EntryEditor>
  );
}
