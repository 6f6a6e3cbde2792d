import { type ComponentProps, useState } from 'react';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { Button } from '#ui/controls/button.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { remainingMentions } from './mention-rules.ts';
import { type Mentionable, type Mentioned, MentionTextarea } from './mention-textarea.tsx';
import styles from './mentions.module.css';

interface Said {
  text: string;
  mentions: readonly Mentioned[];
}

const nothing = { version: 0, text: '', mentions: [] };

export interface MentionFormProps {
  mentionable: Mentionable;
  /** The key under which the typed text is stored until it is sent. */
  draftKey: string;
  first?: Said & { version: number };
  words: { label: string; description: string; placeholder: string; submit: string };
  busy: boolean;
  /** Closes the form and discards the typed text. */
  onCancel?: () => void;
  /** The call that changes what was written, and from where that is read. */
  changing?: Pick<ComponentProps<typeof StaleNotice>, 'saving' | 'queryKey'>;
  /** Returns whether it was saved; what failed stays typed. The version is that of the words when typing began. */
  onSubmit: (said: { text: string; mentionIds: string[] }, version: number) => Promise<boolean>;
}

/** A form for a comment, with @ mentions. */
export function MentionForm(props: MentionFormProps) {
  const { mentionable, draftKey, first, words, busy, changing, onCancel, onSubmit } = props;
  const { t } = useTranslation('platform');
  const { version, ...written } = first ?? nothing;
  const [restored] = useState(() => readTyped<Said>(draftKey));
  const edited = useEdited<Said>({ version, fields: written }, restored);
  const draft = edited.fields;
  const { clearDraft } = useDraft(draftKey, edited.record);
  const isReady = draft.text.trim() !== '' && draft.text.length <= FREE_TEXT_LENGTH;

  async function send() {
    const mentionIds = remainingMentions(draft.text, draft.mentions).map(({ id }) => id);
    if (!(await onSubmit({ text: draft.text, mentionIds }, edited.version))) return;
    edited.forget();
    clearDraft();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) void send();
      }}
    >
      {changing && (
        <StaleNotice edited={edited} {...changing} nameOf={(name) => (name === 'text' ? words.label : null)} />
      )}
      <MentionTextarea
        mentionable={mentionable}
        label={words.label}
        description={words.description}
        placeholder={words.placeholder}
        value={draft.text}
        onChange={(text) => edited.change({ text })}
        onMention={(person) => edited.change({ mentions: [...draft.mentions, person] })}
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
