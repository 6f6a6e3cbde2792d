import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { EntryStep } from '#timesheets/hours/rules/entry-life.ts';
import styles from './review.module.css';

interface EntryStepsProps {
  steps: readonly { step: EntryStep; text: string; actor: string | null; at: string }[];
}

/** What happened to an entry of hours, in order, with the words of both sides. */
export function EntrySteps({ steps }: EntryStepsProps) {
  const { t } = useTranslation('timesheets/review');
  if (steps.length === 0) return null;
  return (
    <ol className={styles.list}>
      {steps.map(({ step, text, actor, at }) => (
        <li key={`${step} ${at}`}>
          <span>{t(`step.${step}`, { name: actor === null ? 'Ponte' : personName(actor) })}</span>
          <span className="meta">
            <RelativeTime moment={at} />
          </span>
          {text !== '' && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
