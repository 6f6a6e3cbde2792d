import { TextInput } from '@mantine/core';
import { useTranslation } from '#platform/ui/i18n.ts';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { FieldPair } from '#platform/ui/form/form.tsx';
import { Steady } from '#platform/ui/form/steady.tsx';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { PAGE_KINDS } from '#profiles/rules/profile.ts';
import type { SectionFormProps } from './form-parts.ts';
import { LevelField } from './level-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProfessionField } from './profession-field.tsx';

/** The parts of a pasted telephone number. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, PROFILE_LIMITS.phoneDigits);
}

export function MyProfileForm(props: SectionFormProps) {
  const { profile, onChange, problems } = props;
  const { t } = useTranslation('profiles');
  const { phone, pages } = profile;
  return (
    <>
      <Steady by={[t, onChange, problems, profile.displayName, profile.pronouns]}>
        {() => (
          <FieldPair>
            <TextInput
              label={t('fields.displayName')}
              withAsterisk
              value={profile.displayName}
              onChange={(event) => onChange({ displayName: event.currentTarget.value })}
              maxLength={PROFILE_LIMITS.shortText}
              autoComplete="name"
              error={problems.displayName}
            />
            <TextInput
              label={t('fields.pronouns')}
              value={profile.pronouns}
              onChange={(event) => onChange({ pronouns: event.currentTarget.value })}
              maxLength={PROFILE_LIMITS.shortText}
              error={problems.pronouns}
            />
          </FieldPair>
        )}
      </Steady>
      <Steady by={[t, onChange, problems, profile.jobTitle, profile.level]}>
        {() => (
          <>
            <ProfessionField
              withAsterisk
              value={profile.jobTitle}
              onChange={(jobTitle) => onChange({ jobTitle })}
              error={problems.jobTitle}
            />
            <LevelField value={profile.level} onChange={(level) => onChange({ level })} error={problems.level} />
          </>
        )}
      </Steady>
      <Steady by={[t, onChange, problems, profile.country, profile.city]}>{() => <PlaceFields {...props} />}</Steady>
      <Steady by={[t, onChange, problems, profile.about]}>
        {() => (
          <CountedTextarea
            label={t('fields.about')}
            description={t('fields.aboutHelp')}
            minRows={5}
            value={profile.about}
            onChange={(about) => onChange({ about })}
            maximum={PROFILE_LIMITS.freeText}
            error={problems.about}
          />
        )}
      </Steady>
      <Steady by={[t, onChange, problems, phone]}>
        {() => (
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
        )}
      </Steady>
      <Steady by={[t, onChange, problems, pages]}>
        {() => (
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
        )}
      </Steady>
    </>
  );
}
