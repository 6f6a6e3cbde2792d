import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deskQuery } from '#support/desk/web/desk-queries.ts';
import { usePresence } from '#support/desk/web/use-presence.ts';
import { isEnded, MESSAGE_LENGTH } from '#support/rules/ticket-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { TouchSelect } from '#ui/controls/touch-select.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { currentLanguage } from '#ui/i18n.ts';
import { api, type Ticket } from './api.ts';
import styles from './support.module.css';

/** Writes to the other side; administrators also keep notes among themselves and insert ready answers. */
export function WriteForm({ ticket, isTeam }: { ticket: Ticket; isTeam: boolean }) {
  const { t } = useTranslation('support');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  // What an answer answers: the state in which writing began.
  const [version, setVersion] = useState(ticket.version);
  const [closing, setClosing] = useState(false);
  const params = { supportId: ticket.id };
  const key = ['support', 'one', ticket.id];
  const isReady = text.trim() !== '' && text.length <= MESSAGE_LENGTH;
  usePresence(ticket.id, text !== '', isTeam && !isEnded(ticket.status));
  const type = (words: string) => {
    if (text === '') setVersion(ticket.version);
    setText(words);
  };
  const show = (next: Ticket) => {
    queryClient.setQueryData(key, next);
    void queryClient.invalidateQueries({ queryKey: ['support', 'list'] });
  };
  const fail = (problem: Error) => {
    toast.error(t('page.failed'), { description: problem.message });
    void queryClient.invalidateQueries({ queryKey: key });
    // Whoever has read what came meanwhile sends the same words again.
    setVersion(0);
  };
  const write = useMutation({
    mutationFn: (isInternal: boolean) => {
      const seen = version === 0 ? ticket.version : version;
      return api('POST /support/{supportId}/messages', {
        params,
        body: { text, isInternal, ...(isTeam && { version: seen }) },
      });
    },
    onSuccess: (next, isInternal) => {
      setText('');
      setVersion(next.version);
      show(next);
      toast.success(t(isInternal ? 'support/desk:noted' : 'page.sent'));
    },
    onError: fail,
  });
  const close = useMutation({
    mutationFn: () =>
      api('PATCH /support/{supportId}', { params, body: { version: ticket.version, status: 'closed' } }),
    onSuccess: (next) => {
      setClosing(false);
      show(next);
      toast.success(t('page.closed'));
    },
    onError: fail,
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) write.mutate(false);
      }}
    >
      {isTeam && <ReadyAnswers onChosen={(words) => type(text === '' ? words : `${text}\n\n${words}`)} />}
      <CountedTextarea label={t('page.answerLabel')} maximum={MESSAGE_LENGTH} value={text} onChange={type} />
      <div className={styles.foot}>
        {ticket.abilities.close ? <Button onClick={() => setClosing(true)}>{t('page.close')}</Button> : <span />}
        {isTeam && (
          <Button
            title={t('support/desk:noteHint')}
            disabled={!isReady}
            loading={write.isPending && write.variables}
            onClick={() => write.mutate(true)}
          >
            {t('support/desk:saveNote')}
          </Button>
        )}
        <Button
          variant="primary"
          type="submit"
          disabled={text.trim() === ''}
          loading={write.isPending && !write.variables}
        >
          {t('page.send')}
        </Button>
      </div>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={t('page.closeTitle')}
        confirmLabel={t('page.close')}
        loading={close.isPending}
        onConfirm={() => close.mutate()}
      >
        {t('page.closeText')}
      </ConfirmDialog>
    </Form>
  );
}

/** Answers that the team keeps ready; they are inserted in the language of whoever writes. */
function ReadyAnswers({ onChosen }: { onChosen: (words: string) => void }) {
  const { t } = useTranslation('support/desk');
  const templates = useQuery(deskQuery).data?.templates ?? [];
  if (templates.length === 0) return null;
  return (
    <TouchSelect
      label={t('template')}
      value=""
      data={templates.map(({ templateId, name }) => ({ value: templateId, label: name }))}
      onChange={(chosen) => {
        const template = templates.find(({ templateId }) => templateId === chosen);
        if (template) onChosen(template[currentLanguage()]);
      }}
    />
  );
}
