import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateScorecards } from '#pipeline/evaluation/contract/scorecards.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import styles from '#pipeline/candidates/web/pipeline.module.css';
import { ScorecardForm } from './scorecard-form.tsx';
import { scorecardsQuery } from './scorecards-api.ts';
import { ScorecardStages } from './scorecard-stages.tsx';

/** The scorecards of a candidate by stage: the reader's own first, then the summary of all. */
export function PanelScorecards({ applicationId }: { applicationId: string }) {
  const query = useQuery(scorecardsQuery(applicationId));
  if (query.error && !query.data)
    return <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} compact />;
  if (!query.data)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    );
  return <Scorecards applicationId={applicationId} {...query.data} />;
}

function Scorecards({ applicationId, cards, hidden, open }: CandidateScorecards & { applicationId: string }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { t: say } = useTranslation('pipeline/candidates');
  const [isChanging, setChanging] = useState(false);
  const mine = open ? cards.find((card) => card.own && card.stage === open.stage) : undefined;
  const isForm = open !== null && (mine === undefined || isChanging);
  return (
    <>
      {hidden > 0 && (
        <Sunken as="p" text="quiet">
          {t(open ? 'hidden' : 'hiddenClosed', { count: hidden })}
        </Sunken>
      )}
      {isForm && (
        <Section title={t('form.title', { stage: say(`stage.${open.stage}`) })} level={3}>
          <ScorecardForm
            key={`${applicationId} ${open.stage}`}
            applicationId={applicationId}
            open={open}
            own={mine}
            onDone={() => setChanging(false)}
          />
        </Section>
      )}
      {cards.length === 0 && hidden === 0 && <p className={styles.quiet}>{t('none')}</p>}
      <ScorecardStages
        cards={cards}
        actionOf={(stage) =>
          mine?.stage === stage &&
          !isForm && (
            <Button size="sm" variant="quiet" onClick={() => setChanging(true)}>
              {t('form.change')}
            </Button>
          )
        }
      />
    </>
  );
}
