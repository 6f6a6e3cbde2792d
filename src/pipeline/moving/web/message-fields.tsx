import { TextInput } from '@mantine/core';
import {
  fillMessage,
  fillSubject,
  readMarks,
  showMarks,
  MESSAGE_TEXT_LENGTH,
  SUBJECT_LENGTH,
} from '#pipeline/candidates/rules/message-text.ts';
import { MessagePreview } from '#ui/text/message-preview.tsx';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import type { Words } from './notice-draft.ts';
import type { RejectionForm } from './moving-api.ts';

interface MessageFieldsProps {
  company: string | null;
  words: Words;
  /** For whom the preview is filled in. */
  reader: RejectionForm['readers'][number] | undefined;
  onChange: (words: Words) => void;
}

/** The company's words in one language, from one of its templates or the suggested one, and how somebody will read them. */
export function MessageFields({ company, words, reader, onChange }: MessageFieldsProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const { TemplateChoice } = usePipelineParts();
  const { subject, text } = words;
  const name = personName(reader?.name ?? '');
  const values = { name, position: reader?.position ?? '' };
  const marks = { name: t('form.mark.name'), position: t('form.mark.position') };
  return (
    <>
      <TemplateChoice company={company} words={words} onChoose={onChange} />
      <TextInput
        label={t('form.subject')}
        withAsterisk
        value={showMarks(subject, marks)}
        maxLength={SUBJECT_LENGTH}
        onChange={(event) => onChange({ ...words, subject: readMarks(event.currentTarget.value, marks) })}
      />
      <CountedTextarea
        label={t('form.text')}
        description={t('form.hint', { name: `[${marks.name}]`, position: `[${marks.position}]` })}
        withAsterisk
        value={showMarks(text, marks)}
        onChange={(next) => onChange({ ...words, text: readMarks(next, marks) })}
        maximum={MESSAGE_TEXT_LENGTH}
        minRows={4}
        autosize
      />
      {reader && (
        <MessagePreview
          heading={t('form.preview', { name })}
          subject={fillSubject(subject, values)}
          text={fillMessage(text, values)}
        />
      )}
    </>
  );
}
