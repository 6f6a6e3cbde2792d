import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { Page, Stack } from '#ui/page/page.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import { profilePaths } from '#profiles/paths.ts';
import { countryOfLanguages } from '#profiles/rules/country-of-languages.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { LevelField } from './level-field.tsx';
import { type OwnProfile, ownProfileQuery, type ProfileUpdate, useSaveProfile } from '#profiles/web/own-profile.ts';
import { PlaceFields } from './place-fields.tsx';
import { ProfessionField } from './profession-field.tsx';
import { useSectionWords } from './section-words.ts';

const draftKey = 'profile-register';

export function RegisterPage() {
  const { t } = useTranslation('profiles');
  const { data, error, refetch, isRefetching } = useQuery(ownProfileQuery);
  return (
    <Page width="form">
      <PageTitle title={t('register.title')} purpose={t('register.purpose')} />
      {data ? (
        <RegisterForm own={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : (
        <Loading>
          <Stack>
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={96} />
            <Skeleton height={64} />
          </Stack>
        </Loading>
      )}
    </Page>
  );
}

type Registered = Pick<Profile, 'displayName' | 'jobTitle' | 'level' | 'country' | 'city'>;

/** The country is suggested by the languages of the browser. */
function registeredOf({ profile: { displayName, jobTitle, level, country, city } }: OwnProfile): Registered {
  return { displayName, jobTitle, level, city, country: country || countryOfLanguages(navigator.languages) };
}

function RegisterForm({ own }: { own: OwnProfile }) {
  const { t } = useTranslation('profiles');
  const navigate = useNavigate();
  const save = useSaveProfile();
  const [restored] = useState(() => readTyped<Registered>(draftKey));
  const edited = useEdited<Registered>({ version: own.version, fields: registeredOf(own) }, restored);
  const words = useSectionWords();
  const [tried, setTried] = useState(false);
  const { change } = edited;
  const { displayName, jobTitle, level, country, city } = edited.fields;
  const { clearDraft } = useDraft(draftKey, edited.record);
  const missing = {
    displayName: displayName.trim() === '',
    jobTitle: jobTitle.trim() === '',
    level: level === null,
  };
  const served = fieldErrors(save.error);
  const problem = (field: keyof typeof missing) =>
    tried && missing[field] ? t('register.required') : served[`updateObj.${field}`];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (missing.displayName || missing.jobTitle || level === null) {
      const first = (['displayName', 'jobTitle', 'level'] as const).find((field) => missing[field]);
      document.getElementById(`register-${first}`)?.focus();
      return;
    }
    const updateObj: ProfileUpdate = { displayName, jobTitle, level, country, city };
    save.mutate(
      { version: edited.version, updateObj },
      {
        onSuccess: () => {
          clearDraft();
          void navigate({ to: profilePaths.fillProfile });
        },
      },
    );
  };

  return (
    <Form onSubmit={submit}>
      <StaleNotice edited={edited} saving={save} queryKey={ownProfileQuery.queryKey} {...words} />
      {save.error && !isStale(save.error) && (
        <Alert tone="danger" live title={t('modal.failed')}>
          {isApiError(save.error) && <p>{save.error.message}</p>}
        </Alert>
      )}
      <TextInput
        id="register-displayName"
        label={t('fields.displayName')}
        withAsterisk
        autoComplete="name"
        value={displayName}
        onChange={(event) => change({ displayName: event.currentTarget.value })}
        maxLength={PROFILE_LIMITS.shortText}
        error={problem('displayName')}
      />
      <ProfessionField
        id="register-jobTitle"
        withAsterisk
        value={jobTitle}
        onChange={(title) => change({ jobTitle: title })}
        error={problem('jobTitle')}
      />
      <div id="register-level" tabIndex={-1}>
        <LevelField value={level} onChange={(years) => change({ level: years })} error={problem('level')} />
      </div>
      <PlaceFields country={country} city={city} onChange={change} problems={{}} />
      <div>
        <Button type="submit" variant="primary" size="lg" loading={save.isPending}>
          {t('register.submit')}
        </Button>
      </div>
    </Form>
  );
}
