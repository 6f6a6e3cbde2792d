import { squadThanks } from '#pipeline/selection/web/squad/addresses.ts';
import { useTranslation } from '#ui/i18n.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { pipelinePath, squadOwnerView } from '#pipeline/paths.ts';
import type { SquadDecision } from '#pipeline/selection/rules/squad-terms.ts';
import { projectPaths } from '#projects/paths.ts';
import { readPlace } from './squad-queries.ts';

/** The consequences of the decision about a squad. */
export function SquadThanksPage({ decision }: { decision: SquadDecision }) {
  const { t } = useTranslation('pipeline/selection/squad');
  const { projectId } = readPlace(squadThanks[decision].useSearch());
  if (projectId === '') return <BareThanks to={projectPaths.list()} label={t('owner.projects')} />;
  const isApproved = decision === 'approved';
  return (
    <Page centered>
      <MessagePage
        illustration={isApproved ? 'arrival' : 'search'}
        title={t(`thanks.${decision}.title`)}
        description={t(`thanks.${decision}.text`)}
        note={t(`thanks.${decision}.note`)}
        actions={
          <>
            <ButtonLink variant={isApproved ? 'primary' : 'default'} to={squadOwnerView(projectId)}>
              {t('thanks.squad')}
            </ButtonLink>
            <ButtonLink variant={isApproved ? 'default' : 'primary'} to={pipelinePath(projectId)}>
              {t('thanks.pipeline')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
