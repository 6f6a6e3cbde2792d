import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { projectPaths } from '#projects/paths.ts';

/** Where an address names no project, or one that is not the reader's. */
export function ChooseProject() {
  const { t } = useTranslation('suggestions/matches');
  return (
    <MessagePage
      illustration="gap"
      title={t('matches.missing')}
      description={t('matches.missingText')}
      actions={
        <ButtonLink variant="primary" to={projectPaths.list()}>
          {t('matches.projects')}
        </ButtonLink>
      }
    />
  );
}
