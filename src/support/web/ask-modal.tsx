import { fieldErrors } from '#ui/api-error.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { currentLanguage, useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { MESSAGE_LENGTH, type WrittenType, writtenTypes } from '#support/rules/ticket-terms.ts';
import type { FailureReport, TicketDraft } from '#support/rules/failure-report.ts';
import type { Translate } from '#platform/i18n/format-text.ts';
import { api } from './api.ts';

/** A question to our team; a draft fills it. */
export function AskModal({ draft, onClose }: { draft: TicketDraft | null; onClose: () => void }) {
  const { t } = useTranslation('support');
  const queryClient = useQueryClient();
  const [filled] = useState(() => fill(draft, t));
  const [subject, setSubject] = useState(filled.subject);
  const [text, setText] = useState(filled.text);
  const [type, setType] = useState<WrittenType>(draft === null ? 'question' : draft === 'refund' ? 'billing' : 'fault');
  const [tried, setTried] = useState(false);
  const isReady = subject.trim() !== '' && text.trim() !== '' && text.length <= MESSAGE_LENGTH;
  const ask = useMutation({
    mutationFn: () => api('POST /support', { body: { subject, text, type } }),
    onSuccess: async ({ answerDueAt }) => {
      await queryClient.invalidateQueries({ queryKey: ['support'] });
      toast.success(t('page.asked'), {
        description: t('page.promise', { date: dayInWords(new Date(answerDueAt), currentLanguage()) }),
      });
      onClose();
    },
  });
  const refused = fieldErrors(ask.error);
  return (
    <FormDialog
      draftKey="question"
      title={t('page.ask')}
      save={t('page.send')}
      cancel={t('page.cancel')}
      failed={t('page.failed')}
      saving={ask}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isReady) ask.mutate();
      }}
    >
      <ChoiceChips
        label={t('page.kind')}
        value={type}
        onChange={(chosen) => chosen && setType(chosen)}
        options={writtenTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      <TextInput
        label={t('page.subject')}
        withAsterisk
        data-autofocus
        maxLength={200}
        value={subject}
        onChange={(event) => setSubject(event.currentTarget.value)}
        error={tried && subject.trim() === '' ? t('page.subjectMissing') : refused.subject}
      />
      <CountedTextarea
        label={t('page.text')}
        withAsterisk
        maximum={MESSAGE_LENGTH}
        value={text}
        onChange={setText}
        error={tried && text.trim() === '' ? t('page.textMissing') : refused.text}
      />
    </FormDialog>
  );
}

function fill(draft: TicketDraft | null, t: Translate): { subject: string; text: string } {
  if (draft === null) return { subject: '', text: '' };
  if (draft === 'refund') return { subject: t('refund.subject'), text: t('refund.text') };
  return { subject: t('page.problemAt', { page: draft.page }).slice(0, 200), text: wordsOf(draft, t) };
}

/** Room for the person's own words, then what our team needs to find the failure. */
function wordsOf({ page, tried, request }: FailureReport, t: Translate): string {
  const details = [
    t('page.detailPage', { page }),
    ...(tried === undefined ? [] : [t('page.detailTried', { tried })]),
    ...(request === undefined ? [] : [t('page.detailRequest', { request })]),
  ];
  return `${t('page.whatHappened')} \n\n${t('page.details')}\n${details.join('\n')}`;
}
