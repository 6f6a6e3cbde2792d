import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { PAGE_KINDS } from '#profiles/rules/profile.ts';
import type { FieldGroupProps, SectionFormProps } from './form-parts.ts';
import { LevelField } from './level-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProfessionField } from './profession-field.tsx';

/** The parts of a pasted telephone number. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, PROFILE_LIMITS.phoneDigits);
}

const NameFields = memo(function NameFields({
  displayName,
  pronouns,
  onChange,
  problems,
}: FieldGroupProps<'displayName' | 'pronouns'>) {
  const { t } = useTranslation('profiles');
  return (
    <FieldPair>
      <TextInput
        label={t('fields.displayName')}
        withAsterisk
        value={displayName}
        onChange={(event) => onChange({ displayName: event.currentTarget.value })}
        maxLength={PROFILE_LIMITS.shortText}
        autoComplete="name"
        error={problems.displayName}
      />
      <TextInput
        label={t('fields.pronouns')}
        value={pronouns}
        onChange={(event) => onChange({ pronouns: event.currentTarget.value })}
        maxLength={PROFILE_LIMITS.shortText}
        error={problems.pronouns}
      />
    </FieldPair>
  );
});

const JobFields = memo(function JobFields({
  jobTitle,
  level,
  onChange,
  problems,
}: FieldGroupProps<'jobTitle' | 'level'>) {
  return (
    <>
      <ProfessionField
        withAsterisk
        value={jobTitle}
        onChange={(title) => onChange({ jobTitle: title })}
        error={problems.jobTitle}
      />
      <LevelField value={level} onChange={(years) => onChange({ level: years })} error={problems.level} />
    </>
  );
});

const AboutField = memo(function AboutField({ about, onChange, problems }: FieldGroupProps<'about'>) {
  const { t } = useTranslation('profiles');
  return (
    <CountedTextarea
      label={t('fields.about')}
      withAsterisk
      description={t('fields.aboutHelp')}
      minRows={5}
      value={about}
      onChange={(text) => onChange({ about: text })}
      maximum={PROFILE_LIMITS.freeText}
      error={problems.about}
    />
  );
});

const PhoneFields = memo(function PhoneFields({ phone, onChange, problems }: FieldGroupProps<'phone'>) {
  const { t } = useTranslation('profiles');
  return (
    <FieldPair>
      <TextInput
        label={t('fields.countryCode')}
        placeholder="+55"
        inputMode="tel"
        autoComplete="tel-country-code"
        value={phone.countryCode}
        onChange={(event) => {
          const digits = digitsOf(event.currentTarget.value).slice(0, 3);
          onChange({ phone: { ...phone, countryCode: digits && `+${digits}` } });
        }}
        error={problems['phone.countryCode']}
      />
      <TextInput
        label={t('fields.phoneNumber')}
        type="tel"
        autoComplete="tel-national"
        value={phone.phoneNumber}
        onChange={(event) => onChange({ phone: { ...phone, phoneNumber: digitsOf(event.currentTarget.value) } })}
        error={problems['phone.phoneNumber']}
      />
    </FieldPair>
  );
});

const PageFields = memo(function PageFields({ pages, onChange, problems }: FieldGroupProps<'pages'>) {
  const { t } = useTranslation('profiles');
  return (
    <FieldPair>
      {PAGE_KINDS.map((page) => (
        <TextInput
          key={page}
          label={t(`pages.${page}`)}
          type="url"
          placeholder="https://"
          value={pages[page]}
          onChange={(event) => onChange({ pages: { ...pages, [page]: event.currentTarget.value } })}
          error={problems[`pages.${page}`]}
        />
      ))}
    </FieldPair>
  );
});

export function MyProfileForm({ profile, onChange, problems }: SectionFormProps) {
  const { displayName, pronouns, jobTitle, level, country, city, about, phone, pages } = profile;
  return (
    <>
      <NameFields displayName={displayName} pronouns={pronouns} onChange={onChange} problems={problems} />
      <JobFields jobTitle={jobTitle} level={level} onChange={onChange} problems={problems} />
      <PlaceFields country={country} city={city} onChange={onChange} problems={problems} withAsterisk />
      <AboutField about={about} onChange={onChange} problems={problems} />
      <PhoneFields phone={phone} onChange={onChange} problems={problems} />
      <PageFields pages={pages} onChange={onChange} problems={problems} />
    </>
  );
}
