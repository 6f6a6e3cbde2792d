import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface SuggestionFormProps {
  draftKey: string;
  /** The current comment; empty for a new suggestion. */
  comment: string;
  submitLabel: string;
  onSubmit: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why somebody is suggested; the comment is required. */
export function SuggestionForm({ draftKey, comment, submitLabel, onSubmit, onClose }: SuggestionFormProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const [text, setText] = useState(() => readDraft<string>(draftKey) ?? comment);
  const { clearDraft } = useDraft(draftKey, text);
  const [isChecked, setChecked] = useState(false);
  const trimmed = text.trim();
  const leave = () => {
    clearDraft();
    onClose();
  };
  const send = useMutation({
    mutationFn: () => onSubmit(trimmed),
    onSuccess: leave,
    onError: (problem) =>
      void toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (trimmed !== '' && trimmed.length <= FREE_TEXT_LENGTH) send.mutate();
      }}
    >
      <CountedTextarea
        label={t('suggestion.comment')}
        description={t('suggestion.help')}
        withAsterisk
        data-autofocus
        error={isChecked && trimmed === '' ? t('suggestion.required') : undefined}
        value={text}
        onChange={setText}
        maximum={FREE_TEXT_LENGTH}
        minRows={3}
      />
      <div className={styles.commentEnd}>
        <Button size="sm" onClick={leave}>
          {t('cancel')}
        </Button>
        <Button size="sm" variant="primary" type="submit" loading={send.isPending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
