import type { ReactNode } from 'react';
import type { Scorecard } from '#pipeline/evaluation/contract/scorecards.ts';
import { type ScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Section } from '#ui/page/card.tsx';
import { ScorecardView } from './scorecard-view.tsx';
import { ScorecardsSummary } from './scorecards-summary.tsx';
import styles from './scorecards.module.css';

interface ScorecardStagesProps {
  cards: readonly Scorecard[];
  /** Actions of a stage, beside its name. */
  actionOf?: (stage: ScorecardStage) => ReactNode;
}

/** The scorecards stage by stage, the latest stage first: the summary, then each. */
export function ScorecardStages({ cards, actionOf }: ScorecardStagesProps) {
  const { t } = useTranslation('pipeline/candidates');
  const stages = scorecardStages.filter((stage) => cards.some((card) => card.stage === stage)).toReversed();
  return stages.map((stage) => {
    const ofStage = cards.filter((card) => card.stage === stage);
    return (
      <Section key={stage} title={t(`stage.${stage}`)} level={3} action={actionOf?.(stage)}>
        <ScorecardsSummary cards={ofStage} />
        <div className={styles.cards}>
          {ofStage.map((card) => (
            <ScorecardView key={card.scorecardId} card={card} />
          ))}
        </div>
      </Section>
    );
  });
}
