import { TextInput } from '@mantine/core';
import { MESSAGE_TEXT_LENGTH, SUBJECT_LENGTH } from '#candidacies/messages/rules/terms.ts';
import { fillMessage } from '#pipeline/conversation/rules/message-text.ts';
import { TemplateChoice } from '#pipeline/conversation/web/messages/template-choice.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { Sunken } from '#platform/ui/page/sunken.tsx';
import type { Words } from './notice-draft.ts';
import type { RejectionForm } from './rejections-api.ts';
import styles from './rejections.module.css';

interface MessageFieldsProps {
  company: string | null;
  words: Words;
  /** For whom the preview is filled in. */
  reader: RejectionForm['readers'][number] | undefined;
  onChange: (words: Words) => void;
}

/** The company's words in one language, from one of its templates or the suggested one, and how somebody will read them. */
export function MessageFields({ company, words, reader, onChange }: MessageFieldsProps) {
  const { t } = useTranslation('pipeline/rejections');
  const { subject, text } = words;
  const name = personName(reader?.name ?? '');
  const values = { name, position: reader?.position ?? '' };
  return (
    <>
      <TemplateChoice company={company} words={words} onChoose={onChange} />
      <TextInput
        label={t('form.subject')}
        withAsterisk
        value={subject}
        maxLength={SUBJECT_LENGTH}
        onChange={(event) => onChange({ ...words, subject: event.currentTarget.value })}
      />
      <CountedTextarea
        label={t('form.text')}
        description={t('form.hint', { name: '{{name}}', position: '{{position}}' })}
        withAsterisk
        value={text}
        onChange={(next) => onChange({ ...words, text: next })}
        maximum={MESSAGE_TEXT_LENGTH}
        minRows={4}
        autosize
      />
      {reader && (
        <Sunken as="section">
          <h3 className={styles.previewed}>{t('form.preview', { name })}</h3>
          <b className={styles.subject}>{fillMessage(subject, values)}</b>
          <p className={styles.words}>{fillMessage(text, values)}</p>
        </Sunken>
      )}
    </>
  );
}
