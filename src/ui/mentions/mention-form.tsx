import { useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { Button } from '#ui/controls/button.tsx';
import { readDraft, useDraft } from '#ui/form/use-draft.ts';
import { useTranslation } from '#ui/i18n.ts';
import { remainingMentions } from './mention-rules.ts';
import { type Mentionable, type Mentioned, MentionTextarea } from './mention-textarea.tsx';
import styles from './mentions.module.css';

interface MentionFormProps {
  mentionable: Mentionable;
  /** The key under which the typed text is stored until it is sent. */
  draftKey: string;
  first?: { text: string; mentions: readonly Mentioned[] };
  words: { label: string; description: string; placeholder: string; submit: string };
  busy: boolean;
  /** Closes the form and discards the typed text. */
  onCancel?: () => void;
  /** Returns whether it was saved; what failed stays typed. */
  onSubmit: (said: { text: string; mentionIds: string[] }) => Promise<boolean>;
}

/** A form for a comment, with @ mentions. */
export function MentionForm(props: MentionFormProps) {
  const { mentionable, draftKey, first, words, busy, onCancel, onSubmit } = props;
  const { t } = useTranslation('platform');
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
        if (isReady && !busy) void send();
      }}
    >
      <MentionTextarea
        mentionable={mentionable}
        label={words.label}
        description={words.description}
        placeholder={words.placeholder}
        value={draft.text}
        onChange={(text) => setDraft((now) => ({ ...now, text }))}
        onMention={(person) => setDraft((now) => ({ ...now, mentions: [...now.mentions, person] }))}
        maximum={FREE_TEXT_LENGTH}
        minRows={3}
      />
      <div className={styles.end}>
        {onCancel && (
          <Button
            size="sm"
            onClick={() => {
              clearDraft();
              onCancel();
            }}
          >
            {t('mentions.cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" loading={busy} disabled={!isReady}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
