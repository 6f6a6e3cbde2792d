import { useTranslation } from '#ui/i18n.ts';
import { jobPath } from '#jobs/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { projectPaths } from '#projects/paths.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { useVacancyHead } from './board-parts.ts';

export function NoCandidates({ position }: { position: Board['position'] }) {
  const { t } = useTranslation('pipeline/board');
  const { ShareVacancy } = useVacancyHead();
  const isOpen = position.state === 'open';
  return (
    <div className={styles.fill}>
      <EmptyState
        framed
        illustration="people"
        title={t('empty.title')}
        description={t('empty.description')}
        actions={
          isOpen && (
            <>
              <ShareVacancy projectId={position.projectId} positionIndex={position.positionIndex}>
                {t('empty.action')}
              </ShareVacancy>
              <ButtonLink to={jobPath(position.projectId, position.positionIndex)}>{t('empty.open')}</ButtonLink>
              <ButtonLink to={projectPaths.suggested(position.projectId, position.positionIndex)}>
                {t('empty.find')}
              </ButtonLink>
            </>
          )
        }
      />
    </div>
  );
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('pipeline/board');
  return (
    <div className={styles.fill}>
      <EmptyState
        framed
        illustration="search"
        title={t('empty.filteredTitle')}
        description={t('empty.filteredDescription')}
        actions={<Button onClick={onClear}>{t('empty.clear')}</Button>}
      />
    </div>
  );
}

/** An address of a vacancy that was removed, or that belongs to another company. */
export function NoVacancy({ projectId }: { projectId: string }) {
  const { t } = useTranslation('pipeline/board');
  const { GoneProject } = useVacancyHead();
  return <GoneProject projectId={projectId} title={t('gone.title')} text={t('gone.text')} />;
}
