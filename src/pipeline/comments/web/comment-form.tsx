import { useTranslation } from '#ui/i18n.ts';
import { MentionForm, type MentionFormProps } from '#ui/mentions/mention-form.tsx';
import { mentionableAbout } from './comments-api.ts';

interface CommentFormProps extends Omit<MentionFormProps, 'mentionable' | 'words'> {
  applicationId: string;
  submitLabel: string;
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
