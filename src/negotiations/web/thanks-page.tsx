import { thanksPage } from '#negotiations/web/addresses.ts';
import { negotiationPaths, thanksTypes } from '#negotiations/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Page } from '#ui/page/page.tsx';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { NotFoundBody } from '#ui/states/page-bodies.tsx';
import { projectPaths } from '#projects/paths.ts';

/** Confirms an action and says what comes next; the address states the action and the side. */
export function ThanksPage() {
  const { t } = useTranslation('negotiations');
  const { pagetype, viewtype } = thanksPage.useParams();
  const { project, position } = thanksPage.useSearch();
  const type = thanksTypes.find((known) => known === pagetype);
  if (!type || viewtype !== 'owner') return <NotFoundBody homeTo={projectPaths.list()} />;
  if (project === undefined) return <BareThanks to={projectPaths.list()} label={t('thanks.projects')} />;
  const next = type === 'sent' ? 'negotiation' : 'candidates';
  return (
    <Page width="reading" centered>
      <EmptyState
        level={1}
        illustration={type === 'declined' ? 'inbox' : 'arrival'}
        title={t(`thanks.${type}.title`)}
        description={t(`thanks.${type}.text`)}
        actions={
          <>
            <ButtonLink
              variant={next === 'negotiation' ? 'primary' : 'default'}
              to={negotiationPaths.budget(project, position)}
            >
              {t('toNegotiation')}
            </ButtonLink>
            <ButtonLink
              variant={next === 'candidates' ? 'primary' : 'default'}
              to={projectPaths.pipeline(project, position ?? 0)}
            >
              {t('page.toCandidates')}
            </ButtonLink>
          </>
        }
        note={t(`thanks.${type}.note`)}
      />
    </Page>
  );
}
