import type { Scorecard } from '#pipeline/evaluation/contract/scorecards.ts';
import { recommendations } from '#pipeline/evaluation/rules/scorecard.ts';
import { type QuestionSummary, summariseScorecards } from '#pipeline/evaluation/rules/scorecard-summary.ts';
import type { Translate } from '#platform/i18n/format-text.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import styles from './scorecards.module.css';
import { Spread } from './spread.tsx';

/** The summary of a stage's visible scorecards and their spread. */
export function ScorecardsSummary({ cards }: { cards: readonly Scorecard[] }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { recommendations: counts, questions } = summariseScorecards(cards);
  return (
    <div className={styles.summary}>
      <div className={styles.question}>
        <p>
          <b>{t('recommendation.label')}</b> <span className="meta">{t('summary.of', { count: cards.length })}</span>
        </p>
        <Spread
          label={t('recommendation.label')}
          isVerdict
          parts={recommendations.map((one, index) => ({
            label: t(`recommendation.${one}`),
            short: t(`recommendation.${one}`),
            count: counts[index] ?? 0,
          }))}
        />
      </div>
      {questions.map((question) => (
        <div key={question.id + question.text} className={styles.question}>
          <p>
            {question.text} {question.mean !== null && <span className="meta num">{meanWords(question.mean, t)}</span>}
          </p>
          <Spread label={question.text} parts={partsOf(question, t)} />
        </div>
      ))}
    </div>
  );
}

function meanWords(mean: number, t: Translate): string {
  const words = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1 }).format(mean);
  return t('summary.mean', { mean: words });
}

function partsOf({ kind, counts }: QuestionSummary, t: Translate) {
  return counts.map((count, index) => {
    const short = kind === 'scale' ? String(index + 1) : t(index === 0 ? 'no' : 'yes');
    return { short, count, label: kind === 'scale' ? `${short} ${t(`scale.${index + 1}`)}` : short };
  });
}
