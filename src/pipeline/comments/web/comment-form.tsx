import { useTranslation } from '#ui/i18n.ts';
import { MentionForm } from '#ui/mentions/mention-form.tsx';
import type { Mentioned } from '#ui/mentions/mention-textarea.tsx';
import { mentionableAbout } from './comments-api.ts';

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
export function CommentForm({ applicationId, submitLabel, ...form }: CommentFormProps) {
  const { t } = useTranslation('pipeline/comments');
  const words = {
    label: t('comment.label'),
    description: t('mention.hint'),
    placeholder: t('comment.placeholder'),
    submit: submitLabel,
  };
  return <MentionForm {...form} mentionable={mentionableAbout(applicationId)} words={words} />;
}
