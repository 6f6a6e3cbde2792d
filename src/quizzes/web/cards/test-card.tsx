import { useId } from 'react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { IconBuildingCommunity, IconCards, IconHeartHandshake, IconUserSearch } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { quizPages } from '#quizzes/paths.ts';
import type { TestOverview } from '../api.ts';
import { canRetake, dayText } from '../retake-text.ts';
import styles from './cards.module.css';

const icons = {
  personality: IconUserSearch,
  culture: IconBuildingCommunity,
  motivators: IconCards,
  softSkills: IconHeartHandshake,
};
const tones = { notStarted: 'neutral', inProgress: 'info', finished: 'success' } as const;

interface TestCardProps {
  test: TestOverview;
  /** Whether it is the next test, which gets the page's filled button. */
  isNext: boolean;
  /** Level of its heading. */
  level: 2 | 3;
}

/** One test: its purpose, progress and actions. */
export function TestCard({ test, isNext, level }: TestCardProps) {
  const { t } = useTranslation('quizzes/cards');
  const { t: words } = useTranslation('quizzes');
  const titleId = useId();
  const { quiz, state, minutes, answeredSteps, stepCount, finishedAt, retakeAllowedAt } = test;
  const Icon = icons[quiz];
  const Heading = level === 2 ? 'h2' : 'h3';
  const name = words(`names.${quiz}`);
  const day = (moment: string) => dayText(moment, currentLocale());
  const { take, result } = quizPages[quiz];
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Icon size={20} aria-hidden="true" />
        <Heading id={titleId}>{name}</Heading>
        <Pill tone={tones[state]} size="sm">
          {t(`states.${state}`)}
        </Pill>
      </div>
      <p className="sub">{words(`leads.${quiz}`)}</p>
      {state === 'inProgress' && (
        <div className={styles.progress}>
          <MeterBar value={answeredSteps} maximum={stepCount} label={t('progress', { name })} />
          <span className="meta num">{t('answered', { count: answeredSteps, total: stepCount })}</span>
        </div>
      )}
      <p className="meta">
        {finishedAt ? t('finishedOn', { date: day(finishedAt) }) : t('minutes', { count: minutes })}
        {state === 'finished' && !canRetake(test) && ` · ${t('retakeFrom', { date: day(retakeAllowedAt ?? '') })}`}
      </p>
      <div className={styles.actions}>
        {state !== 'finished' && (
          <ButtonLink
            size="bar"
            variant={isNext ? 'primary' : 'default'}
            to={take}
            aria-label={t(state === 'inProgress' ? 'resumeTest' : 'startTest', { name })}
          >
            {t(state === 'inProgress' ? 'resume' : 'start')}
          </ButtonLink>
        )}
        {finishedAt && (
          <ButtonLink size="bar" to={result} aria-label={t('resultOf', { name })}>
            {t('result')}
          </ButtonLink>
        )}
        {state === 'finished' && canRetake(test) && (
          <ButtonLink size="bar" variant="quiet" to={take} aria-label={t('retakeTest', { name })}>
            {t('retake')}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
