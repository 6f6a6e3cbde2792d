import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MessagePage } from '#ui/states/message-page.tsx';
import { projectPaths } from '#projects/paths.ts';

/** For an address without a project, or with one that the reader may not see. */
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
