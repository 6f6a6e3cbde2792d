import { useMediaQuery } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchChange } from '#pipeline/board/web/use-search-change.ts';
import type { PanelPlace } from '#pipeline/candidates/rules/panel-places.ts';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Page } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { MessagePage } from '#ui/states/message-page.tsx';
import { Loading, SkeletonCard } from '#ui/states/skeleton.tsx';
import { projectPaths } from '#projects/paths.ts';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import { hasNextStep, NextStep } from '../next-step.tsx';
import { loadParts } from '../parts/lazy-parts.tsx';
import { processPage } from './address.ts';
import { ProcessActions } from './process-actions.tsx';
import { ProcessColumns } from './process-columns.tsx';
import { ProcessHead } from './process-head.tsx';
import { processOf, processQuery } from './process-query.ts';
import { useOrder } from './use-order.ts';
import { usePrintout } from './use-printout.ts';
import styles from './process.module.css';

/** Two columns need this much. */
const WIDE = '(min-width: 1024px)';

/** One candidate of one vacancy, as wide as the screen, with the next and the previous of the list that one came from. */
export function ProcessPage() {
  const { t } = useTranslation('pipeline/panel/process');
  const params = processPage.useParams();
  const { tab = 'profile' } = processPage.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const change = useSearchChange<{ tab?: PanelPlace }>();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { isPrinting, print } = usePrintout();
  const [isTouched, setTouched] = useState(false);
  const onTouch = useCallback(() => {
    setTouched(true);
    return loadParts();
  }, []);
  useLoadOnTouch(onTouch);
  const { projectId, positionIndex, squadMemberId } = params;
  const place = useMemo<Place>(() => ({ projectId, position: Number(positionIndex) }), [projectId, positionIndex]);
  const query = useQuery(processQuery(params));
  const order = useOrder({ ...place, memberId: squadMemberId }, isTouched);
  const { data: process } = query;
  const candidate = process?.candidate;

  const [previous, next] = [order.paths[order.at - 1], order.paths[order.at + 1]];
  const step = (path: string | undefined) =>
    path === undefined || order.at < 0
      ? undefined
      : () => void router.navigate({ href: tab === 'profile' ? path : `${path}?tab=${tab}`, replace: true });
  // Read before one asks for it.
  const following = isTouched && candidate && order.at >= 0 ? next : undefined;
  useEffect(() => {
    const found = following === undefined ? null : processOf(following);
    if (found) void queryClient.prefetchQuery(processQuery(found));
  }, [following, queryClient]);

  // An address edited by hand may not name an existing person either.
  if (isApiError(query.error) && [404, 422].includes(query.error.status) && !process) {
    return (
      <Page>
        <MessagePage
          title={t('gone')}
          description={t('goneText')}
          actions={<ButtonLink to={projectPaths.list()}>{t('projects')}</ButtonLink>}
        />
      </Page>
    );
  }
  if (query.isError && !process) {
    return (
      <Page>
        <LoadError
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          level={1}
          framed
        />
      </Page>
    );
  }
  const isSplit = isWide && !isPrinting;
  const steps = candidate && (
    <Steps card={candidate.card} onMessage={() => change({ tab: 'messages' })} isWide={isWide} />
  );
  return (
    <ProcessActions place={place} process={process}>
      <Page width={isSplit ? 'full' : 'wide'}>
        <ProcessHead
          view={candidate}
          back={order.back}
          shown={order.at < 0 ? null : t('pipeline/candidates:list.shown', { shown: order.at + 1, count: order.count })}
          previous={step(previous)}
          next={step(next)}
          onPrint={print}
        >
          {isWide && steps}
        </ProcessHead>
        {candidate ? (
          <ProcessColumns
            candidate={candidate}
            place={tab}
            onTab={(chosen) => change({ tab: chosen === 'profile' ? undefined : chosen })}
            isWide={isWide}
            isPrinting={isPrinting}
          />
        ) : (
          <Loading>
            <SkeletonCard height={420} />
          </Loading>
        )}
        {!isWide && steps}
      </Page>
    </ProcessActions>
  );
}

/** In the head, or at the foot of a narrow screen. */
function Steps({ card, onMessage, isWide }: { card: CandidateCard; onMessage: () => void; isWide: boolean }) {
  const actions = usePipelineActions();
  if (!hasNextStep(actions, card)) return null;
  return (
    <div className={isWide ? styles.actions : styles.foot}>
      <NextStep card={card} onMessage={onMessage} />
    </div>
  );
}
