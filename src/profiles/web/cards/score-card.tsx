import { useTranslation } from '#ui/i18n.ts';
import { MeterRow } from '#ui/marks/meter.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { ScoreRing } from '#ui/marks/score-ring.tsx';
import { Card } from '#ui/page/card.tsx';
import { LEVEL_STARTS, SCORE_LEVELS } from '#profiles/rules/profile-score.ts';
import type { OwnProfile } from '../own-profile.ts';
import styles from './side-cards.module.css';

export function ScoreCard({ score: { score, level, sections } }: Pick<OwnProfile, 'score'>) {
  const { t } = useTranslation('profiles');
  const next = SCORE_LEVELS[SCORE_LEVELS.indexOf(level) + 1];
  if (!next)
    return (
      <Card>
        <p className={styles.complete}>
          <Pill dot={false} tone="success">
            {t(`levels.${level}`)}
          </Pill>
          {t('score.complete')}
        </p>
      </Card>
    );
  return (
    <Card>
      <div className={styles.score}>
        <ScoreRing value={score} label={t('score.label')} caption={t('score.of')} />
        <div>
          <Pill dot={false} tone={score >= LEVEL_STARTS.good ? 'success' : 'brand'}>
            {t(`levels.${level}`)}
          </Pill>
          <p>{t('score.toNext', { count: LEVEL_STARTS[next] - score, level: t(`levels.${next}`) })}</p>
        </div>
      </div>
      <div className={styles.bars}>
        {sections.map(({ section, percentage }) => (
          <MeterRow
            key={section}
            label={t(`sections.${section}`)}
            value={percentage}
            tone={percentage === 100 ? 'success' : 'data'}
          />
        ))}
      </div>
    </Card>
  );
}
