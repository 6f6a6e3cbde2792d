import { briefThanksPage } from '#projects/web/addresses.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Page } from '#ui/page/page.tsx';
import { readNumber } from '#ui/router/read-number.ts';
import { BareThanks } from '#ui/states/bare-thanks.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { LoadProject } from '#projects/web/load-project.tsx';
import { AfterPosting } from '#projects/web/vacancy/after-posting.tsx';

/** The project, or one vacancy that was added to it, is published: share, invite, suggested, and the way on. */
export function BriefThanksPage() {
  const { t } = useTranslation('projects');
  const search = briefThanksPage.useSearch();
  const projectId = typeof search.project === 'string' ? search.project : '';
  if (projectId === '') return <BareThanks to={projectPaths.list()} label={t('list.title')} />;
  const added = search.position === undefined ? null : readNumber(search.position);
  return <LoadProject projectId={projectId}>{(project) => <Thanks project={project} added={added} />}</LoadProject>;
}

function Thanks({ project, added }: { project: Project; added: number | null }) {
  const { t } = useTranslation('projects');
  const { id: projectId, title, path, campaign } = project;
  const posted = project.positions.filter(({ positionIndex }) => added === null || positionIndex === added);
  const first = posted[0]?.positionIndex ?? 0;
  if (path === 'inHouse' && added === null)
    return (
      <Page width="reading" centered>
        <MessagePage
          illustration="arrival"
          title={t('thanks.inHouseTitle')}
          description={t('thanks.inHouseText')}
          actions={
            <div className={styles.link}>
              <ButtonLink variant="primary" to={projectPaths.firstOffer(projectId)}>
                {t('thanks.firstOffer')}
              </ButtonLink>
              <ButtonLink to={projectPaths.pipeline(projectId, first)}>{t('thanks.openPipeline')}</ButtonLink>
            </div>
          }
        />
      </Page>
    );
  return (
    <Page width="reading">
      <PageTitle
        title={
          added !== null ? t('posted.added') : campaign ? t('thanks.campaignTitle', { campaign }) : t('thanks.title')
        }
        purpose={
          added === null
            ? t('thanks.text', { title, count: posted.length })
            : t('posted.addedText', { title: posted[0]?.title ?? title })
        }
        actions={
          <ButtonLink variant="primary" to={projectPaths.pipeline(projectId, first)}>
            {t('thanks.openPipeline')}
          </ButtonLink>
        }
      >
        <p className="meta">{t('thanks.note')}</p>
      </PageTitle>
      {posted.map((position) => (
        <AfterPosting
          key={position.id}
          project={project}
          position={position}
          path={projectPaths.job(projectId, position.positionIndex)}
          {...(added === null && posted.length === 1 && { matches: projectPaths.searchingMatches(projectId) })}
        />
      ))}
    </Page>
  );
}
