import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { useViewer } from '#ui/viewer.ts';
import { projectPaths } from '#projects/paths.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';

/** Before the first application to any vacancy. */
export function NobodyYet() {
  const { t } = useTranslation('pipeline/board');
  const { t: say } = useTranslation('pipeline/company');
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

/** For a recruiter without assigned companies, for an administrator who named none, and for an address with a company that is not the reader's. */
export function NoCompany() {
  const { t } = useTranslation('pipeline/board');
  const { t: say } = useTranslation('pipeline/company');
  const isAdministrator = useViewer()?.userRole === 'admin';
  return (
    <MessagePage
      illustration="people"
      title={say(isAdministrator ? 'company.noneChosen' : 'company.none')}
      description={say(isAdministrator ? 'company.noneChosenText' : 'company.noneText')}
      actions={<ButtonLink to={projectPaths.list()}>{t('page.projects')}</ButtonLink>}
    />
  );
}
