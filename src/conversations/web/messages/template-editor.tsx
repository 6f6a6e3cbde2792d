import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  placeholders,
  readMarks,
  showMarks,
  MESSAGE_TEXT_LENGTH,
  SUBJECT_LENGTH,
} from '#pipeline/candidates/rules/message-text.ts';
import { besides, fieldErrors, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { changeTemplate, type MessageTemplate, saveTemplate, templatesKey } from './message-queries.ts';
import styles from './messages.module.css';

const NAME_LENGTH = 80;

interface TemplateEditorProps {
  company: string;
  /** Null: a new one. */
  template: MessageTemplate | null;
  onDone: () => void;
}

/** Name, subject and text of a template, with the placeholders that each candidate's message fills in. */
export function TemplateEditor({ company, template, onDone }: TemplateEditorProps) {
  const { t } = useTranslation('conversations/messages');
  const queryClient = useQueryClient();
  const { version, name, subject, text } = template ?? { version: 0, name: '', subject: '', text: '' };
  const edited = useEdited({ version, fields: { name, subject, text } });
  const { fields: words, change } = edited;
  const [caret, setCaret] = useState(Infinity);
  const marks = { name: t('message.placeholder.name'), position: t('message.placeholder.position') };
  const written = showMarks(words.text, marks);
  const isReady = Object.values(words).every((one) => one.trim() !== '') && written.length <= MESSAGE_TEXT_LENGTH;
  const save = useMutation({
    mutationFn: () =>
      template
        ? changeTemplate(template.templateId, { ...words, version: edited.version })
        : saveTemplate(company, words),
    onSuccess: async () => {
      toast.success(t('message.kept'));
      await queryClient.invalidateQueries({ queryKey: templatesKey });
      onDone();
    },
  });
  const refused = fieldErrors(save.error);
  const problem = besides(save.error, ['name', 'subject', 'text']);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) save.mutate();
      }}
    >
      <StaleNotice
        edited={edited}
        saving={save}
        queryKey={templatesKey}
        nameOf={(field) => t(field === 'name' ? 'message.keepName' : `message.${field}`)}
        textOf={(field, values) => showMarks(values[field], marks)}
      />
      <TextInput
        label={t('message.keepName')}
        withAsterisk
        maxLength={NAME_LENGTH}
        value={words.name}
        error={refused.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('message.subject')}
        withAsterisk
        maxLength={SUBJECT_LENGTH}
        value={showMarks(words.subject, marks)}
        error={refused.subject}
        onChange={(event) => change({ subject: readMarks(event.currentTarget.value, marks) })}
      />
      <CountedTextarea
        label={t('message.text')}
        withAsterisk
        autosize
        minRows={5}
        maximum={MESSAGE_TEXT_LENGTH}
        value={written}
        error={refused.text}
        onChange={(typed) => change({ text: readMarks(typed, marks) })}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
      />
      <div className={styles.insert}>
        {t('message.insert')}
        {placeholders.map((placeholder) => (
          <Button
            key={placeholder}
            size="sm"
            variant="soft"
            onClick={() => {
              const head = `${written.slice(0, caret)}[${marks[placeholder]}]`;
              change({ text: readMarks(head + written.slice(caret), marks) });
              setCaret(head.length);
            }}
          >
            [{marks[placeholder]}]
          </Button>
        ))}
      </div>
      {problem && !isStale(problem) && (
        <Alert tone="danger" live>
          {problem.message}
        </Alert>
      )}
      <div className={styles.end}>
        <Button variant="quiet" onClick={onDone}>
          {t('message.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={save.isPending} disabled={!isReady}>
          {t('message.save')}
        </Button>
      </div>
    </form>
  );
}
