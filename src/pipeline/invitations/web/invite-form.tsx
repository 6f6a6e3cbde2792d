import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { INVITEE_NAME_LENGTH, NOTE_LENGTH } from '#pipeline/invitations/rules/invitation-terms.ts';
import { besides, fieldErrors } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { FieldPair, Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPaperclip, IconX } from '#ui/icons/icons.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { ChooseFile } from './choose-file.tsx';
import {
  type EmailInvitations,
  emailInvitationsQuery,
  invitationsApi,
  paramsOf,
  type VacancyPlace,
} from './invitations-api.ts';
import styles from './invitations.module.css';
import { sendCv } from './send-cv.ts';

interface InviteFormProps extends Pick<EmailInvitations, 'language' | 'left'> {
  place: VacancyPlace;
}

const nothing = { name: '', email: '', note: '' };
const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** Name, address, words and CV. If the server refuses, everything typed stays. */
export function InviteForm({ place, language: ofVacancy, left }: InviteFormProps) {
  const { t } = useTranslation('pipeline/invitations');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(nothing);
  const [language, setLanguage] = useState(ofVacancy);
  const [cv, setCv] = useState<File | null>(null);
  const [isWrong, setWrong] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // The form comes after the dialog has chosen where the focus goes.
  useEffect(() => nameField.current?.focus(), []);
  const change = (part: Partial<typeof nothing>) => setTyped((before) => ({ ...before, ...part }));
  const send = useMutation({
    mutationKey: emailInvitationsQuery(place).queryKey,
    mutationFn: async () => {
      const { invitationId } = await invitationsApi(
        'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations',
        { params: paramsOf(place), body: { ...typed, language } },
      );
      // The invitation stands; the CV can be added in the list.
      if (cv)
        await sendCv(invitationId, cv).catch((problem: Error) =>
          toast.error(t('cvFailed'), { description: problem.message }),
        );
    },
    onSuccess: () => {
      toast.success(t('sent', { name: typed.name.trim() }));
      setTyped(nothing);
      setCv(null);
      nameField.current?.focus();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: emailInvitationsQuery(place).queryKey }),
  });
  const refused = fieldErrors(send.error);
  const problem = besides(send.error, ['name', 'email', 'note']);
  const isReady = typed.name.trim() !== '' && typed.email.trim() !== '' && typed.note.length <= NOTE_LENGTH && left > 0;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(!looksLikeAddress(typed.email));
        if (isReady && looksLikeAddress(typed.email) && !send.isPending) send.mutate();
      }}
    >
      <p className="sub">{t('form.lead')}</p>
      <FieldPair>
        <TextInput
          ref={nameField}
          label={t('form.name')}
          withAsterisk
          autoComplete="off"
          maxLength={INVITEE_NAME_LENGTH}
          value={typed.name}
          error={refused.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('form.email')}
          withAsterisk
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={typed.email}
          error={isWrong ? t('form.emailWrong') : refused.email}
          onChange={(event) => {
            setWrong(false);
            send.reset();
            change({ email: event.currentTarget.value });
          }}
        />
      </FieldPair>
      <CountedTextarea
        label={t('form.note')}
        description={t('form.noteHelp')}
        maximum={NOTE_LENGTH}
        value={typed.note}
        onChange={(note) => change({ note })}
        error={refused.note}
      />
      <div className={styles.extras}>
        <SegmentedControl
          label={t('form.language')}
          value={language}
          onChange={setLanguage}
          options={(['pt', 'en'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
        />
        {cv ? (
          <span className={styles.chosen}>
            {cv.name}
            <IconButton size="sm" label={t('form.removeCv', { name: cv.name })} onClick={() => setCv(null)}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          </span>
        ) : (
          <ChooseFile
            size="sm"
            label={`${t('form.cv')}: ${t('form.addCv')}`}
            icon={<IconPaperclip size={16} aria-hidden="true" />}
            onChoose={setCv}
          >
            {t('form.cv')}
          </ChooseFile>
        )}
        <p className="meta">{t('form.cvHelp')}</p>
      </div>
      {problem && (
        <Alert tone="danger" live>
          {problem.message}
        </Alert>
      )}
      <div className={styles.send}>
        <span className="meta">{t('form.left', { count: left })}</span>
        <Button variant="primary" type="submit" disabled={!isReady} loading={send.isPending}>
          {t('form.send')}
        </Button>
      </div>
    </Form>
  );
}
