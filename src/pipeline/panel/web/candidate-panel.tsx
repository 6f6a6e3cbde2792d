import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  IconArrowRight,
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconUserCircle,
} from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { Button } from '#platform/ui/controls/button.tsx';
import { IconButton, IconButtonLink } from '#platform/ui/controls/icon-button.tsx';
import { isApiError } from '#platform/ui/api-error.ts';
import { SidePanel } from '#platform/ui/page/side-panel.tsx';
import { EmptyState } from '#platform/ui/states/empty-state.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx';
import { wasFilled } from '#projects/rules/position-states.ts';
import { nextStage } from '#pipeline/candidates/rules/moves.ts';
import type { CandidatePanelProps } from '#pipeline/board/web/board-parts.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { companyViewPath } from '#profiles/paths.ts';
import { candidateQuery } from './candidate-query.ts';
import { CandidateMenuItems } from './candidate-menu-items.tsx';
import { canHire, canReach, usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

// Much; it is loaded beside the candidate.
const loadPanelBody = async () => (await import('./panel-body.tsx')).PanelBody;
const PanelBody = lazyPart(loadPanelBody, PanelSkeleton);

export function CandidatePanel(props: CandidatePanelProps) {
  const { applicationId, neighbours, count, isColumn, tab, onTab, onClose } = props;
  const { t } = useTranslation('pipeline/panel');
  const actions = usePipelineActions();
  const query = useQuery(candidateQuery(applicationId));
  const view = query.data;
  useEffect(() => void loadPanelBody().catch(() => {}), []);
  const at = neighbours.findIndex((card) => card.applicationId === applicationId);
  const card = neighbours[at] ?? view?.card;
  const step = (by: number) => {
    const next = at < 0 ? undefined : neighbours[at + by];
    return next && (() => actions.open(next.applicationId));
  };
  const [previous, next] = [step(-1), step(1)];
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
          {card && (
            <IconButtonLink label={t('panel.wholeProfile')} to={companyViewPath(card.memberId)}>
              <IconUserCircle size={18} aria-hidden="true" />
            </IconButtonLink>
          )}
          <IconButton label={t('panel.previous')} disabled={!previous} onClick={previous}>
            <IconChevronUp size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('panel.next')} disabled={!next} onClick={next}>
            <IconChevronDown size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
      foot={card && card.state !== 'withdrawn' && <PanelFoot card={card} />}
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
      {view && card && <PanelBody view={{ ...view, card }} tab={tab} onTab={onTab} />}
    </SidePanel>
  );
}

function PanelSkeleton() {
  return (
    <Loading>
      <Skeleton width={56} height={56} round />
      <SkeletonText lines={8} />
    </Loading>
  );
}

/** The next step is the filled button; everything else is in the menu. */
function PanelFoot({ card }: { card: CandidateCard }) {
  const { t } = useTranslation('pipeline/panel');
  const actions = usePipelineActions();
  const next = nextStage(card.stage);
  const isPossible = next !== null && (next === 'hired' ? canHire(actions, card) : canReach(actions, card, next));
  const { abilities } = actions;
  const isDecided = card.stage === 'hired' || card.stage === 'disqualified';
  if (isDecided || !(abilities.move || abilities.select)) return null;
  return (
    <>
      {next !== null && isPossible && (
        <Button
          variant="primary"
          iconAfter={
            next === 'hired' ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconArrowRight size={16} aria-hidden="true" />
            )
          }
          onClick={() => actions.moveTo([card], next)}
        >
          {t(`advance.${next}`)}
        </Button>
      )}
      {card.state === 'setAside' && abilities.select && !wasFilled(actions.positionState) && (
        <Button onClick={() => actions.restore(card)}>{t('pipeline/candidates:action.restore')}</Button>
      )}
      <Menu position="top-end" width={240}>
        <Menu.Target>
          <IconButton label={t('pipeline/candidates:action.more')} outlined>
            <IconDots size={18} aria-hidden="true" />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <CandidateMenuItems card={card} />
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
