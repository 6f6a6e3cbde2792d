import { useTranslation } from '#ui/i18n.ts';
import { IconMail } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import styles from './parts.module.css';

/** The conversation with the candidate, and nothing that they must not read. */
export function MessagesPart({ view: { card, history } }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/panel');
  const { CandidateConversation } = usePipelineParts();
  const { applicationId } = card;
  return (
    <div className={styles.messages}>
      <p className={styles.note}>
        <IconMail size={16} aria-hidden="true" />
        {t('panel.messagesNote', { name: personName(card.name) })}
      </p>
      <CandidateConversation
        key={applicationId}
        side="company"
        applicationId={applicationId}
        news={history.length}
        startsAtEnd
      />
    </div>
  );
}
