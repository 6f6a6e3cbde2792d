import { TextInput } from '@mantine/core';
import { MESSAGE_TEXT_LENGTH, SUBJECT_LENGTH } from '#candidacies/messages/rules/terms.ts';
import { MessagePreview } from '#pipeline/conversation/web/messages/message-preview.tsx';
import { TemplateChoice } from '#pipeline/conversation/web/messages/template-choice.tsx';
import { CountedTextarea } from '#platform/ui/form/counted-textarea.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import type { Words } from './notice-draft.ts';
import type { RejectionForm } from './rejections-api.ts';

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
      {reader && <MessagePreview heading={t('form.preview', { name })} subject={subject} text={text} values={values} />}
    </>
  );
}
