import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Disclosure } from '#ui/page/disclosure.tsx';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';
import { PanelInterviews } from '#pipeline/interviews/web/panel-interviews.tsx';
import { scorecardsQuery } from '#pipeline/evaluation/web/scorecards/scorecards-api.ts';
import { PanelScorecards } from '#pipeline/evaluation/web/scorecards/panel-scorecards.tsx';
import { EarlierInterviews } from './earlier-interviews.tsx';
import { PartSection } from './part-section.tsx';
import styles from './parts.module.css';

interface EvaluationPartProps {
  view: CandidateView;
  /** Interviews that later ones of the same kind replaced. */
  earlier?: CandidateView['interviews'];
}

/** What the team learned of the candidate: interviews, scorecards, and what others say who worked with them. */
export function EvaluationPart({ view, earlier = [] }: EvaluationPartProps) {
  const { t } = useTranslation('pipeline/panel');
  const { CandidateReferences } = usePipelineParts();
  // References open with the reader's own scorecard.
  const cards = useQuery(scorecardsQuery(view.card.applicationId)).data?.cards.length;
  return (
    <>
      <PartSection name="interviews" title={t('panel.interviews')}>
        <PanelInterviews view={view} />
        {earlier.length > 0 && (
          <Disclosure className={styles.earlier} summary={t('panel.earlier', { count: earlier.length })}>
            <EarlierInterviews interviews={earlier} />
          </Disclosure>
        )}
      </PartSection>
      <PartSection name="scorecards" title={t('panel.scorecards')}>
        <PanelScorecards key={view.card.applicationId} applicationId={view.card.applicationId} />
      </PartSection>
      {view.abilities.move && (
        <PartSection name="references" title={t('panel.references')}>
          <CandidateReferences
            key={view.card.memberId}
            memberId={view.card.memberId}
            news={`${view.card.stage} ${cards}`}
          />
        </PartSection>
      )}
    </>
  );
}
