import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { formatCount } from '#ui/marks/count-text.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { projectPaths } from '#projects/paths.ts';
import { PositionPill, StatusPill } from '#projects/web/status-pill.tsx';
import { MainButton } from './main-button.tsx';
import { Waits } from './waits.tsx';
import styles from './vacancy.module.css';
import { VacancyMenu } from './vacancy-menu.tsx';
import { mainPosition, titleOf, type VacancyOutline, type VacancyTab } from './vacancy-outline.ts';
import { VacancySwitch } from './vacancy-switch.tsx';

export interface VacancyHeadProps {
  vacancy: VacancyOutline;
  /** The position that the page is about; null on pages of the whole project. */
  position: number | null;
  current: VacancyTab;
  /** Opens another position on the same page, keeping what else the address says. */
  onPosition?: (positionIndex: number) => void;
  /** What waits for the reader here. */
  waits?: ReactNode;
}

/** The head and the tabs of every page of a vacancy: what it is, its state, what waits, its main action, and the rest behind "…". */
export function VacancyHead({ vacancy, position, current, onPosition, waits }: VacancyHeadProps) {
  const { t } = useTranslation('projects');
  const { projectId, projectTitle, positions } = vacancy;
  const index = position ?? mainPosition(positions);
  const shown = positions.find(({ positionIndex }) => positionIndex === index);
  const isOne = positions.length === 1;
  const title = titleOf(vacancy);
  const state = position !== null || isOne ? shown?.state : undefined;
  return (
    <>
      <PageTitle
        title={title}
        crumbs={[
          { label: t('list.title'), to: projectPaths.list() },
          ...(title === projectTitle ? [] : [{ label: projectTitle }]),
        ]}
        actions={
          <>
            {positions.length > 1 && <VacancySwitch {...{ vacancy, position, current, onPosition }} />}
            {waits}
            <div className={styles.main}>
              {shown?.mainAction && (
                <MainButton
                  key={`${index} ${shown.mainAction}`}
                  action={shown.mainAction}
                  projectId={projectId}
                  positionIndex={index}
                />
              )}
              <VacancyMenu projectId={projectId} position={index} />
            </div>
          </>
        }
      >
        <StatusPill status={vacancy.status} /> {state && state !== 'open' && <PositionPill state={state} />}{' '}
        {vacancy.isOverdue && <Pill tone="danger">{t('list.overdue')}</Pill>}{' '}
        <Waits
          projectId={projectId}
          position={isOne ? null : position}
          without={shown?.mainAction === 'tellRemaining' ? projectPaths.tellRemaining(projectId, index) : undefined}
        />
      </PageTitle>
      <div className={styles.tabs}>
        <Tabs
          label={t('details.views')}
          items={[
            {
              key: 'candidates',
              label: t('details.candidates'),
              to: projectPaths.pipeline(projectId, index),
              count: shown && formatCount(shown.candidates),
            },
            { key: 'suggested', label: t('vacancy.suggested'), to: projectPaths.suggested(projectId, index) },
            { key: 'professionals', label: t('details.professionals'), to: projectPaths.professionals(projectId) },
            { key: 'statistics', label: t('details.statistics'), to: projectPaths.statistics(projectId) },
            { key: 'details', label: t('details.details'), to: projectPaths.details(projectId) },
          ].map((tab) => ({ ...tab, current: tab.key === current }))}
        />
      </div>
    </>
  );
}
