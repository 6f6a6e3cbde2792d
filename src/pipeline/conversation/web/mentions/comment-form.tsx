import { useState } from 'react';
import { remainingMentions } from '#pipeline/conversation/rules/mentions.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { readDraft, useDraft } from '#platform/ui/form/use-draft.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { type Mentioned, MentionTextarea } from './mention-textarea.tsx';

interface CommentFormProps {
  applicationId: string;
  /** The key under which the typed text is stored until it is sent. */
  draftKey: string;
  first?: { text: string; mentions: readonly Mentioned[] };
  submitLabel: string;
  busy: boolean;
  /** Closes the form and discards the typed text. */
  onCancel?: () => void;
  onSubmit: (said: { text: string; mentionIds: string[] }) => Promise<boolean>;
}

/** A form for an internal comment, with @ mentions of colleagues. */
export function CommentForm(props: CommentFormProps) {
  const { applicationId, draftKey, first, submitLabel, busy, onCancel, onSubmit } = props;
  const { t } = useTranslation('pipeline/conversation');
  const empty = { text: '', mentions: [] };
  const [draft, setDraft] = useState(
    () => readDraft<{ text: string; mentions: readonly Mentioned[] }>(draftKey) ?? first ?? empty,
  );
  const { clearDraft } = useDraft(draftKey, draft);
  const isReady = draft.text.trim() !== '' && draft.text.length <= FREE_TEXT_LENGTH;

  async function send() {
    const mentionIds = remainingMentions(draft.text, draft.mentions).map(({ id }) => id);
    if (!(await onSubmit({ text: draft.text, mentionIds }))) return;
    setDraft(empty);
    clearDraft();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void send();
      }}
    >
      <MentionTextarea
        applicationId={applicationId}
        label={t('comment.label')}
        description={t('mention.hint')}
        placeholder={t('comment.placeholder')}
        value={draft.text}
        onChange={(text) => setDraft((now) => ({ ...now, text }))}
        onMention={(person) => setDraft((now) => ({ ...now, mentions: [...now.mentions, person] }))}
        maximum={FREE_TEXT_LENGTH}
        minRows={3}
      />
      <div className={styles.commentEnd}>
        {onCancel && (
          <Button
            size="sm"
            onClick={() => {
              clearDraft();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" loading={busy} disabled={!isReady}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
