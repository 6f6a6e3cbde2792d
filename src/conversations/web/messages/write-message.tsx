import { TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  fillMessage,
  fillSubject,
  type Placeholder,
  placeholders,
  readMarks,
  showMarks,
  MESSAGE_TEXT_LENGTH,
  SUBJECT_LENGTH,
} from '#pipeline/candidates/rules/message-text.ts';
import { besides, fieldErrors, isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { messagesApi } from './messages-api.ts';
import styles from './messages.module.css';
import { SendLater } from '#conversations/web/threads/send-later.tsx';
import { MessagePreview } from '#ui/text/message-preview.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { TemplateChoice } from './template-choice.tsx';

export interface WriteMessageProps {
  /** The company that writes; null: the one of the tab's space. */
  company: string | null;
  recipients: readonly { applicationId: string; name: string; position: string }[];
  onClose: () => void;
  onSent: () => void;
}

interface Words {
  subject: string;
  text: string;
}

/** A message in the company's words, with a preview for the first recipient. */
export function WriteMessage({ company, recipients, onClose, onSent }: WriteMessageProps) {
  const { t } = useTranslation('conversations/messages');
  const draft = `candidate-message:${company ?? ''}`;
  const [words, setWords] = useState<Words>(() => readDraft<Words>(draft) ?? { subject: '', text: '' });
  const { clearDraft } = useDraft(draft, words);
  /** Every attempt carries the same id, so that a message whose answer was lost is not sent again. */
  const [mailingId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const { subject, text } = words;
  const [caret, setCaret] = useState(Infinity);
  const [first] = recipients;
  const name = personName(first?.name ?? '');
  const values = { name, position: first?.position ?? '' };
  const marks = { name: t('message.placeholder.name'), position: t('message.placeholder.position') };
  const written = showMarks(text, marks);
  const isReady = subject.trim() !== '' && text.trim() !== '' && written.length <= MESSAGE_TEXT_LENGTH;

  async function send(sendAt: Date | null) {
    setBusy(true);
    setFailure(null);
    try {
      const applicationIds = recipients.map(({ applicationId }) => applicationId);
      const { results } = await messagesApi('POST /candidates/message', {
        body: { mailingId, applicationIds, subject, text, ...(sendAt !== null && { sendAt: sendAt.toISOString() }) },
      });
      const refused = results.filter(({ outcome }) => outcome === 'refused');
      const count = results.length - refused.length;
      if (refused.length > 0)
        toast.warning(t('partly', { done: count, refused: refused.length }), {
          description: [...new Set(refused.flatMap(({ message }) => message ?? []))].join(' '),
        });
      else if (sendAt === null) toast.success(t('message.sent', { count }));
      if (sendAt !== null && count > 0)
        toast.success(t('message.scheduled', { count }), {
          actions: [{ label: t('message.undo'), onClick: () => void takeBack() }],
        });
      clearDraft();
      onSent();
      onClose();
    } catch (problem) {
      setFailure(problem as Error);
      setBusy(false);
    }
  }

  async function takeBack() {
    try {
      const { count } = await messagesApi('DELETE /candidates/message/{mailingId}', { params: { mailingId } });
      toast.success(t('message.takenBack', { count }));
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
  }

  const rest = besides(failure, ['subject']);
  function insert(placeholder: Placeholder) {
    const head = `${written.slice(0, caret)}[${marks[placeholder]}]`;
    setWords({ ...words, text: readMarks(head + written.slice(caret), marks) });
    setCaret(head.length);
  }
  return (
    <TypedDialog
      // Its form keeps a draft by itself.
      draft={null}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('close') }}
      title={t('message.title', { count: recipients.length, name })}
      size="lg"
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void send(null);
        }}
      >
        <TemplateChoice company={company} words={words} onChoose={setWords} />
        <TextInput
          label={t('message.subject')}
          withAsterisk
          value={showMarks(subject, marks)}
          maxLength={SUBJECT_LENGTH}
          error={fieldErrors(failure).subject}
          onChange={(event) => setWords({ ...words, subject: readMarks(event.currentTarget.value, marks) })}
        />
        <CountedTextarea
          label={t('message.text')}
          withAsterisk
          value={written}
          onChange={(next) => setWords({ ...words, text: readMarks(next, marks) })}
          maximum={MESSAGE_TEXT_LENGTH}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          minRows={5}
          error={rest && (isApiError(rest) ? rest.message : t('failed'))}
          autosize
        />
        <div className={styles.insert}>
          {t('message.insert')}
          {placeholders.map((placeholder) => (
            <Button key={placeholder} size="sm" variant="soft" onClick={() => insert(placeholder)}>
              [{marks[placeholder]}]
            </Button>
          ))}
        </div>
        {isReady && (
          <MessagePreview
            heading={t('message.preview', { name })}
            subject={fillSubject(subject, values)}
            text={fillMessage(text, values)}
          />
        )}
        <p className="meta">{t('message.frame')}</p>
        <div className={styles.end}>
          <Button variant="quiet" onClick={onClose}>
            {t('message.cancel')}
          </Button>
          <SendLater disabled={!isReady || busy} onChoose={(at) => void send(at)} />
          <Button type="submit" variant="primary" loading={busy} disabled={!isReady}>
            {t('message.send', { count: recipients.length })}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
