import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { projectPaths } from '#projects/paths.ts';
import styles from '../pipeline.module.css';

/** Before the first application to any vacancy. */
export function NobodyYet() {
  const { t } = useTranslation('pipeline');
  const { t: say } = useTranslation('pipeline/tools');
  return (
    <div className={styles.fill}>
      <EmptyState
        framed
        illustration="people"
        title={t('empty.title')}
        description={say('company.empty')}
        actions={<ButtonLink to={projectPaths.list()}>{t('page.projects')}</ButtonLink>}
      />
    </div>
  );
}
