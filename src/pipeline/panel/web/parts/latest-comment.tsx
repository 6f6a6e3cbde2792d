import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Section } from '#ui/page/card.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { MentionText } from '#ui/mentions/mention-text.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** What the team said last, where its comments are a tab away. */
export function LatestComment({ comments }: Pick<CandidateView, 'comments'>) {
  const { t } = useTranslation('pipeline/panel');
  const last = comments.at(-1);
  if (!last) return null;
  return (
    <Section title={t('panel.latestComment')} level={3}>
      <Sunken text="quiet">
        <MentionText text={last.text} names={last.mentions.map(({ name }) => name)} />
        <p className={styles.commentFoot}>{personName(last.author.name)}</p>
      </Sunken>
    </Section>
  );
}
