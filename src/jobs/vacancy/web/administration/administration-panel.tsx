import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { Alert } from '#ui/states/alert.tsx';
import { projectPaths } from '#projects/paths.ts';
import type { JobView } from '#jobs/web/api.ts';
import styles from './administration.module.css';
import { IndicateModal } from './indicate-modal.tsx';
import { MigrateModal } from './migrate-modal.tsx';
import { type PendingAction, StateDialogs } from './state-dialogs.tsx';

type Management = NonNullable<JobView['management']>;

/** For the vacancy's company and the provider's staff: its status, and the actions that they may take. */
export function AdministrationPanel({ job, management }: { job: JobView; management: Management }) {
  const { t } = useTranslation('jobs/administration');
  const [asked, setAsked] = useState<PendingAction>(null);
  const { abilities, state, client, project, candidates } = management;
  const { projectId, positionIndex } = job;
  const isCompany = job.viewer.role === 'squadOwner';
  const close = () => setAsked(null);
  const named = { job, management, onClose: close };
  const action = (what: NonNullable<PendingAction>, variant?: 'dangerQuiet') => (
    <Button size="sm" block {...(variant && { variant })} onClick={() => setAsked(what)}>
      {t(`action.${what}`)}
    </Button>
  );
  return (
    <Card title={t(isCompany ? 'ownTitle' : 'title')}>
      {!job.available && (
        <Alert tone="warning" title={t(`states.${state}`)}>
          {t(isCompany ? 'offBoardOwn' : 'offBoard')}
        </Alert>
      )}
      <dl className={styles.facts}>
        <dt>{t('state')}</dt>
        <dd>{t(`states.${state}`)}</dd>
        {!isCompany && (
          <>
            <dt>{t('client')}</dt>
            <dd>{client}</dd>
          </>
        )}
        <dt>{t('project')}</dt>
        <dd>{project.title}</dd>
        <dt>{t('candidates')}</dt>
        <dd>{candidates}</dd>
      </dl>
      <div className={styles.actions}>
        <ButtonLink size="sm" block to={projectPaths.pipeline(projectId, positionIndex)}>
          {t('seeApplications')}
        </ButtonLink>
        {abilities.indicate && action('indicate')}
        <ButtonLink size="sm" block to={projectPaths.details(projectId)}>
          {t('toProject')}
        </ButtonLink>
        {abilities.edit && (
          <ButtonLink size="sm" block to={projectPaths.editPosition(projectId, positionIndex)}>
            {t('edit')}
          </ButtonLink>
        )}
        {abilities.migrate && action('migrate')}
        {abilities.hide && action('hide')}
        {abilities.show && action('show')}
        {abilities.remove && action('remove', 'dangerQuiet')}
      </div>
      <StateDialogs asked={asked} {...named} />
      {asked === 'migrate' && <MigrateModal {...named} />}
      {asked === 'indicate' && <IndicateModal {...named} />}
    </Card>
  );
}
