import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { Form } from '#ui/form/form.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

interface SuggestionFormProps {
  draftKey: string;
  /** The current comment; null for a new suggestion. */
  kept: { comment: string; version: number } | null;
  submitLabel: string;
  onSubmit: (comment: string, version: number) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why somebody is suggested; the comment is required. */
export function SuggestionForm({ draftKey, kept, submitLabel, onSubmit, onClose }: SuggestionFormProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const [restored] = useState(() => readTyped<{ text: string }>(draftKey));
  const edited = useEdited({ version: kept?.version ?? 0, fields: { text: kept?.comment ?? '' } }, restored);
  const { text } = edited.fields;
  const { clearDraft } = useDraft(draftKey, edited.record);
  const [isChecked, setChecked] = useState(false);
  const trimmed = text.trim();
  const leave = () => {
    clearDraft();
    onClose();
  };
  const send = useMutation({
    mutationFn: () => onSubmit(trimmed, edited.version),
    onSuccess: leave,
    onError: (problem) =>
      !isStale(problem) &&
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
      <StaleNotice edited={edited} saving={send} queryKey={candidatesKey} nameOf={() => t('suggestion.comment')} />
      <CountedTextarea
        label={t('suggestion.comment')}
        description={t('suggestion.help')}
        withAsterisk
        data-autofocus
        error={isChecked && trimmed === '' ? t('suggestion.required') : undefined}
        value={text}
        onChange={(words) => edited.change({ text: words })}
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
