import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { api, ownReferencesQuery } from '#references/web/api.ts';
import { NAME_LENGTH, PHONE_LENGTH } from '#references/rules/reference-terms.ts';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldPair } from '#ui/form/form.tsx';
import { useSend } from '#ui/form/use-send.ts';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import '#ui/theme/full-styles.ts';

/** The application for which it is asked. */
export interface AskedFor {
  applicationId: string;
  title: string;
}

interface AskDialogProps {
  application?: AskedFor | undefined;
  onClose: () => void;
}

const nothing = { name: '', jobTitle: '', company: '', email: '', phone: '' };
const fields = Object.keys(nothing) as (keyof typeof nothing)[];
const autoComplete = 'off';

/** Whom one asks, and in which language. What the server refuses stands at its field; everything typed stays. */
export function AskDialog({ application, onClose }: AskDialogProps) {
  const { t } = useTranslation('references/own');
  const [typed, setTyped] = useState(nothing);
  const [language, setLanguage] = useState(currentLanguage());
  const send = useSend({
    send: () =>
      api('POST /recommendations', {
        body: { ...typed, language, ...(application && { applicationId: application.applicationId }) },
      }),
    done: ({ name }) => t('form.sent', { name }),
    reads: ownReferencesQuery.queryKey,
    onDone: onClose,
  });
  const refused = fieldErrors(send.error);
  const problem = besides(send.error, fields);
  const fieldOf = (name: keyof typeof nothing) => ({
    label: t(`form.${name}`),
    withAsterisk: true,
    autoComplete,
    value: typed[name],
    error: refused[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      send.reset();
      setTyped((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <FormDialog
      title={application ? t('form.titleFor', { title: application.title }) : t('form.title')}
      save={t('form.send')}
      cancel={t('form.cancel')}
      failed={t('form.failed')}
      saving={{ error: problem, isPending: send.isPending }}
      isReady={fields.every((name) => typed[name].trim() !== '')}
      draftKey={`reference ${application?.applicationId ?? ''}`}
      onClose={onClose}
      onSubmit={() => send.mutate()}
    >
      <p className="sub">{t('form.lead')}</p>
      <TextInput {...fieldOf('name')} maxLength={NAME_LENGTH} data-autofocus />
      <FieldPair>
        <TextInput {...fieldOf('jobTitle')} maxLength={NAME_LENGTH} />
        <TextInput {...fieldOf('company')} maxLength={NAME_LENGTH} />
      </FieldPair>
      <TextInput
        {...fieldOf('email')}
        description={t('form.emailHelp')}
        type="email"
        inputMode="email"
        maxLength={254}
      />
      <TextInput
        {...fieldOf('phone')}
        description={t('form.phoneHelp')}
        type="tel"
        inputMode="tel"
        maxLength={PHONE_LENGTH}
      />
      <ChoiceChips
        label={t('form.language')}
        value={language}
        onChange={setLanguage}
        options={(['pt', 'en'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
    </FormDialog>
  );
}
