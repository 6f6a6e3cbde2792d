import type { MarkKind } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import styles from './duplicates.module.css';

export function Evidence({ evidence }: { evidence: readonly MarkKind[] }) {
  const { t } = useTranslation('pipeline/duplicates');
  return (
    <p className={styles.evidence}>
      {evidence.map((kind) => (
        <Pill key={kind} tone="info" size="sm">
          {t(`mark.${kind}`)}
        </Pill>
      ))}
    </p>
  );
}
