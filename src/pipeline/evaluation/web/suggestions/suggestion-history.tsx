import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** The history of a candidate's suggestions, with the comment of each. */
export function SuggestionHistory({
  steps,
  isOpen = false,
}: {
  steps: CandidateView['suggestionSteps'];
  isOpen?: boolean;
}) {
  const { t } = useTranslation('pipeline/evaluation');
  return (
    <details className={styles.quiet} open={isOpen}>
      <summary>{t('suggestion.history', { count: steps.length })}</summary>
      <ol className={styles.history}>
        {steps.map((step) => (
          <li key={step.id}>
            <b>{t(`event.${step.event}`, { name: personName(step.actor.name) })}</b>
            <p>
              <RelativeTime moment={step.at} />
            </p>
            {step.comment && <blockquote>{step.comment}</blockquote>}
          </li>
        ))}
      </ol>
    </details>
  );
}
