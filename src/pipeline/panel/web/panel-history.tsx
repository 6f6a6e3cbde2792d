import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** Every step with its actor and note, newest first. */
export function PanelHistory({ history }: Pick<CandidateView, 'history'>) {
  const { t } = useTranslation('pipeline/panel');
  if (history.length === 0) return <p className={styles.quiet}>{t('panel.noHistory')}</p>;
  return (
    <ol className={styles.history}>
      {history.map((entry) => (
        <li key={entry.id}>
          <b>
            {t(`pipeline/candidates:history.${entry.event}`, {
              from: entry.fromStage && t(`pipeline/candidates:stage.${entry.fromStage}`),
              to: entry.toStage && t(`pipeline/candidates:stage.${entry.toStage}`),
            })}
          </b>
          <p>
            {entry.event !== 'applied' &&
              entry.event !== 'withdrawn' &&
              entry.event !== 'budgetLapsed' &&
              // Without an actor the product told them.
              (entry.event !== 'told' || entry.actor) &&
              `${t('pipeline/candidates:history.by', { name: entry.actor?.name || t('panel.somebody') })} · `}
            <RelativeTime moment={entry.at} />
          </p>
          {entry.reason && <blockquote>{entry.reason}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
