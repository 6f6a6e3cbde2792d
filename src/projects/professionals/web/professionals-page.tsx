import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { professionalsPage } from '#projects/web/addresses.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { Stack } from '#ui/page/page.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { UpsellModal } from '#projects/web/vacancy/lazy-upsell.ts';
import { isRecruiting } from '#projects/rules/position-states.ts';
import type { Project } from '#projects/web/api.ts';
import { LoadProject } from '#projects/web/load-project.tsx';
import type { SquadParts } from '#projects/web/project-parts.ts';
import { mainPosition } from '#projects/web/vacancy/vacancy-outline.ts';
import { squadQuery } from '#projects/web/project-queries.ts';
import styles from './squad.module.css';
import { ProfessionalRow } from './professional-row.tsx';
import { SearchingPositions } from './searching-positions.tsx';
import { VacancyList } from './vacancy-list.tsx';

export function ProfessionalsPage({ parts }: { parts: SquadParts }) {
  const { projectId } = professionalsPage.useParams();
  return (
    <LoadProject projectId={projectId} current="professionals">
      {(project) => <Squad project={project} parts={parts} />}
    </LoadProject>
  );
}

/** The people who work in the project, the positions that still recruit, and vacancies added later. */
function Squad({ project, parts }: { project: Project; parts: SquadParts }) {
  const { t } = useTranslation('projects/squad');
  const [adding, setAdding] = useState(false);
  const squad = useQuery(squadQuery(project.id));
  if (squad.isError && !squad.data)
    return <LoadError error={squad.error} onRetry={() => void squad.refetch()} retrying={squad.isFetching} framed />;
  if (!squad.data)
    return (
      <Loading>
        <SkeletonCard height={280} />
      </Loading>
    );
  const { professionals, vacancies } = squad.data;
  const searching = project.positions.filter(({ state }) => isRecruiting(state));
  return (
    <div className={styles.below}>
      <Stack>
        {project.abilities.upsell && (
          <div className={styles.toolbar}>
            <p className="sub">{t('upsell.lead')}</p>
            <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('upsell.action')}
            </Button>
          </div>
        )}
        <parts.SquadNote projectId={project.id} />
        {professionals.length > 0 && (
          <Card title={t('title')}>
            <div>
              {professionals.map((professional) => (
                <ProfessionalRow key={professional.id} project={project} professional={professional} />
              ))}
            </div>
          </Card>
        )}
        {professionals.length === 0 && searching.length === 0 && (
          <EmptyState
            illustration="people"
            title={t('empty.title')}
            description={t('empty.text')}
            actions={
              <ButtonLink variant="primary" to={projectPaths.pipeline(project.id, mainPosition(project.positions))}>
                {t('empty.action')}
              </ButtonLink>
            }
            framed
          />
        )}
        {searching.length > 0 && <SearchingPositions project={project} positions={searching} parts={parts} />}
        {vacancies.length > 0 && <VacancyList vacancies={vacancies} />}
      </Stack>
      {adding && <UpsellModal project={project} onClose={() => setAdding(false)} />}
    </div>
  );
}
