import { hiringProcessPath } from '#pipeline/paths.ts';
import type { ReadReference } from '#references/web/api.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Sunken } from '#ui/page/sunken.tsx';
import { ReferenceEntry } from './reference-entry.tsx';
import styles from './reading.module.css';

interface ReferenceListProps {
  userId: string;
  /** Of the headings. */
  level: 2 | 4;
  references: readonly ReadReference[];
  scorecardFirst: { projectId: string; positionIndex: number } | null;
  abilities: { ask: boolean };
}

/** Each reference by itself; nothing adds them up. */
export function ReferenceList({ userId, level, references, scorecardFirst, abilities }: ReferenceListProps) {
  const { t } = useTranslation('references/reading');
  const isAnyAnswered = references.some(({ state }) => state === 'answered');
  return (
    <>
      {scorecardFirst && isAnyAnswered && (
        <Sunken as="p" text="quiet">
          {t('first')}{' '}
          <PageLink
            to={hiringProcessPath(scorecardFirst.projectId, scorecardFirst.positionIndex, userId, 'scorecards')}
          >
            {t('firstAction')}
          </PageLink>
        </Sunken>
      )}
      <ul className={styles.list}>
        {references.map((reference) => (
          <ReferenceEntry
            key={reference.referenceId}
            userId={userId}
            level={level}
            reference={reference}
            mayAsk={abilities.ask}
          />
        ))}
      </ul>
    </>
  );
}
