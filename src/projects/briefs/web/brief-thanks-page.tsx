import { IconExternalLink, IconLink } from '@tabler/icons-react';
import { briefThanksPage } from '#projects/web/addresses.ts';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button, ButtonLink } from '#platform/ui/controls/button.tsx';
import { Page } from '#platform/ui/page/page.tsx';
import { MessagePage } from '#platform/ui/states/message-page.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import { projectPaths } from '#projects/paths.ts';
import type { Project } from '#projects/web/api.ts';
import styles from '#projects/web/brief.module.css';
import { LoadProject } from '#projects/web/load-project.tsx';

/** The project is published: links to it, to its candidates, and to share. */
export function BriefThanksPage() {
  const search = briefThanksPage.useSearch();
  const projectId = typeof search.project === 'string' ? search.project : '';
  return <LoadProject projectId={projectId}>{(project) => <Thanks project={project} />}</LoadProject>;
}

function Thanks({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const { id: projectId, title, positions, path, campaign } = project;
  const first = positions[0]?.positionIndex ?? 0;
  const jobAddress = projectPaths.job(projectId, first);
  const share = async () => {
    try {
      await navigator.clipboard.writeText(new URL(jobAddress, window.location.origin).href);
      toast.success(t('thanks.copied'));
    } catch {
      toast.error(t('thanks.copyFailed'), { description: new URL(jobAddress, window.location.origin).href });
    }
  };
  const isInHouse = path === 'inHouse';
  return (
    <Page width="reading" centered>
      <MessagePage
        illustration="arrival"
        title={
          isInHouse ? t('thanks.inHouseTitle') : campaign ? t('thanks.campaignTitle', { campaign }) : t('thanks.title')
        }
        description={isInHouse ? t('thanks.inHouseText') : t('thanks.text', { title, count: positions.length })}
        actions={
          <div className={styles.link}>
            {isInHouse && (
              <ButtonLink variant="primary" to={projectPaths.firstOffer(projectId)}>
                {t('thanks.firstOffer')}
              </ButtonLink>
            )}
            {!isInHouse && (
              <ButtonLink variant="primary" to={projectPaths.searchingMatches(projectId)}>
                {t('thanks.matches')}
              </ButtonLink>
            )}
            <ButtonLink to={projectPaths.pipeline(projectId, first)}>{t('thanks.openPipeline')}</ButtonLink>
            {!isInHouse && (
              <>
                <ButtonLink to={jobAddress} icon={<IconExternalLink size={18} aria-hidden="true" />}>
                  {t('thanks.seeJob')}
                </ButtonLink>
                <Button icon={<IconLink size={18} aria-hidden="true" />} onClick={() => void share()}>
                  {t('thanks.share')}
                </Button>
              </>
            )}
          </div>
        }
        note={isInHouse ? undefined : t('thanks.note')}
      />
    </Page>
  );
}
