import { useTranslation } from '#ui/i18n.ts';
import { trackStages } from '#applications/own/rules/candidate-track.ts';
import { currentLocale } from '#ui/i18n.ts';
import type { OwnApplication } from '#applications/web/api.ts';
import styles from './applications.module.css';

/** The steps of an application: what was reached, with its day, and what lies ahead. An end replaces the rest. */
export function StageTrack({ stage, track }: Pick<OwnApplication, 'stage' | 'track'>) {
  const { t } = useTranslation('applications');
  const hasEnded = stage === 'notSelected' || stage === 'withdrawn' || stage === 'closedAbruptly';
  const reached = new Map(track.map((step) => [step.stage, step.at]));
  const current = trackStages.indexOf(stage);
  const shown = hasEnded ? track.map((step) => step.stage) : trackStages;
  const day = new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short' });
  return (
    <ol className={styles.track} aria-label={t('applications.track')}>
      {shown.map((step, index) => {
        const at = reached.get(step);
        const isCurrent = step === stage;
        const state = isCurrent ? 'current' : hasEnded || index < current ? 'done' : 'ahead';
        return (
          <li
            key={step}
            data-state={hasEnded && isCurrent ? 'ended' : state}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span>{t(`stage.${step}`)}</span>
            {at && <time dateTime={at}>{day.format(new Date(at))}</time>}
          </li>
        );
      })}
    </ol>
  );
}
