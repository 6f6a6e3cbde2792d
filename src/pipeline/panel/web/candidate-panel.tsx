import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabOf } from '#pipeline/candidates/rules/panel-places.ts';
import { samePersonQuery } from '#pipeline/duplicates/web/duplicates-api.ts';
import type { CandidatePanelProps } from '#pipeline/board/web/board-parts.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { hiringProcessPath } from '#pipeline/paths.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowsMaximize } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { SidePanel } from '#ui/page/side-panel.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/states/skeleton.tsx';
import { candidateQuery } from './candidate-query.ts';
import { CandidateSteps } from './candidate-steps.tsx';
import { hasNextStep, NextStep } from './next-step.tsx';
import { rememberOrder } from './process-view/candidate-order.ts';

// Much; it is loaded beside the candidate.
const loadPanelBody = async () => (await import('./panel-body.tsx')).PanelBody;
const PanelBody = lazyPart(loadPanelBody, PanelSkeleton);

export function CandidatePanel(props: CandidatePanelProps) {
  const { applicationId, neighbours, count, isColumn, tab, onTab, onClose } = props;
  const { t } = useTranslation('pipeline/panel');
  const actions = usePipelineActions();
  const query = useQuery(candidateQuery(applicationId));
  // Stands above most of the body, which it would push down.
  usePrefetchQuery(samePersonQuery(applicationId));
  const view = query.data;
  useEffect(() => void loadPanelBody().catch(() => {}), []);
  const at = neighbours.findIndex((card) => card.applicationId === applicationId);
  const card = neighbours[at] ?? view?.card;
  const step = (by: number) => {
    const next = at < 0 ? undefined : neighbours[at + by];
    return next && (() => actions.open(next.applicationId));
  };
  const place = at + 1;
  const position =
    at < 0 || !card
      ? null
      : isColumn
        ? t('panel.position', { place, count, stage: t(`pipeline/candidates:stage.${card.stage}`) })
        : t('pipeline/candidates:list.shown', { shown: place, count });

  return (
    <SidePanel
      label={card ? personName(card.name) : t('pipeline/candidates:list.candidate')}
      position={position}
      barActions={
        <>
          {view && mayOpenPage(view) && (
            <IconButtonLink
              label={t('panel.openPage')}
              to={pathOf(view, tabOf(tab))}
              onClick={() => rememberOrder({ position: view.position, neighbours, count })}
            >
              <IconArrowsMaximize size={18} aria-hidden="true" />
            </IconButtonLink>
          )}
          <CandidateSteps previous={step(-1)} next={step(1)} />
        </>
      }
      foot={card && hasNextStep(actions, card) && <NextStep card={card} onMessage={() => onTab('messages')} />}
      onClose={onClose}
    >
      {query.error &&
        !view &&
        (isApiError(query.error, 'platform.notFound') ? (
          <EmptyState
            illustration="people"
            title={t('panel.gone')}
            description={t('panel.goneText')}
            actions={<Button onClick={onClose}>{t('panel.backToAll')}</Button>}
            compact
          />
        ) : (
          <LoadError error={query.error} onRetry={() => void query.refetch()} compact />
        ))}
      {query.isPending && <PanelSkeleton />}
      {view && card && <PanelBody view={{ ...view, card }} place={tab} onTab={onTab} />}
    </SidePanel>
  );
}

/** Only administrators, who select for every company, visit the boards without having a page of a candidate. */
const mayOpenPage = ({ isOfCompany, abilities }: CandidateView) => isOfCompany || !abilities.select;

const pathOf = ({ position, card }: CandidateView, tab: ReturnType<typeof tabOf>) =>
  hiringProcessPath(position.projectId, position.positionIndex, card.memberId, tab === 'profile' ? undefined : tab);

function PanelSkeleton() {
  return (
    <Loading>
      <Skeleton width={56} height={56} round />
      <SkeletonText lines={8} />
    </Loading>
  );
}
