import { IconShare2 } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { TouchSelect } from '#platform/ui/controls/touch-select.tsx';
import { Pill } from '#platform/ui/marks/pill.tsx';
import { PageTitle } from '#platform/ui/page/page-title.tsx';
import { Tabs } from '#platform/ui/page/tabs.tsx';
import '#platform/ui/theme/full-styles.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { pipelinePath } from '#pipeline/paths.ts';
import type { Board } from '#pipeline/candidates/schemas.ts';
import { projectPaths } from '#projects/paths.ts';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { useBoardParts } from './board-parts.ts';
import type { usePipelineSearch } from './use-pipeline-search.ts';
import { useShareJob } from './use-share-job.ts';

interface PipelineHeadProps extends Pick<Board, 'position' | 'positions'> {
  mayClose: boolean;
  mayPromise: boolean;
  mayAsk: boolean;
  change: ReturnType<typeof usePipelineSearch>['change'];
}

/** Not rendered again for each move of a card. */
export const PipelineHead = memo(function PipelineHead({
  position,
  positions,
  mayClose,
  mayPromise,
  mayAsk,
  change,
}: PipelineHeadProps) {
  const { t } = useTranslation('pipeline/board');
  const { MentionsMenu, QuestionsButton, PromiseAnswers, CloseProcess } = useBoardParts();
  const share = useShareJob(position);
  const { projectId, projectTitle, title, state } = position;
  const crumbs = [
    { label: t('page.projects'), to: projectPaths.list() },
    ...(projectTitle === title ? [] : [{ label: projectTitle, to: projectPaths.details(projectId) }]),
  ];
  return (
    <>
      <PageTitle
        title={title}
        crumbs={crumbs}
        actions={
          <>
            {positions.length > 1 && (
              <TouchSelect
                className={styles.switch}
                aria-label={t('page.position')}
                value={String(position.positionIndex)}
                data={positions.map((one) => ({
                  value: String(one.positionIndex),
                  label: `${one.title} (${one.candidates})`,
                }))}
                onChange={(value) =>
                  change({ position: Number(value), candidate: undefined, skills: undefined }, false)
                }
              />
            )}
            <MentionsMenu />
            {mayAsk && <QuestionsButton place={{ projectId, position: position.positionIndex }} />}
            {mayPromise && state !== 'closed' && <PromiseAnswers position={position} />}
            {mayClose && (state === 'open' || state === 'hidden') && <CloseProcess position={position} />}
            {state === 'open' && (
              <>
                <Button className="only-wide" icon={<IconShare2 size={18} aria-hidden="true" />} onClick={share}>
                  {t('page.share')}
                </Button>
                <IconButton className="only-narrow" outlined label={t('page.share')} onClick={share}>
                  <IconShare2 size={18} aria-hidden="true" />
                </IconButton>
              </>
            )}
          </>
        }
      >
        {wasFilled(state) && <Pill tone="success">{t('page.filled')}</Pill>}
        {state === 'closed' && <Pill>{t('page.closed')}</Pill>}
        {state === 'hidden' && <Pill tone="warning">{t('page.hidden')}</Pill>}
      </PageTitle>
      <div className={styles.tabs}>
        <Tabs
          label={t('page.views')}
          items={[
            {
              key: 'professionals',
              label: t('page.professionals'),
              to: projectPaths.professionals(projectId),
              current: false,
            },
            {
              key: 'candidates',
              label: t('page.candidates'),
              to: pipelinePath(projectId, { position: position.positionIndex }),
              current: true,
            },
            {
              key: 'suggested',
              label: t('page.suggested'),
              to: projectPaths.suggested(projectId, position.positionIndex),
              current: false,
            },
            {
              key: 'statistics',
              label: t('page.statistics'),
              to: projectPaths.statistics(projectId),
              current: false,
            },
            { key: 'details', label: t('page.details'), to: projectPaths.details(projectId), current: false },
          ]}
        />
      </div>
    </>
  );
});
