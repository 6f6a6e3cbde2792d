import { useTranslation } from '#ui/i18n.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import {
  type ReadinessCriterion,
  type ReadinessFacts,
  readinessMinimum,
  readinessOf,
  readinessPoints,
} from '#projects/positions/rules/readiness.ts';
import styles from './readiness.module.css';

interface ReadinessNoteProps {
  position: ReadinessFacts;
  /** The link to a criterion's field. */
  placeOf?: (criterion: ReadinessCriterion) => string;
  /** In a dialog, which has no address: goes to the field. */
  onGo?: (criterion: ReadinessCriterion) => void;
}

/** How much of the information that good candidates look for is in a vacancy, and what is missing. It never blocks publishing. */
export function ReadinessNote({ position, placeOf, onGo }: ReadinessNoteProps) {
  const { t } = useTranslation('projects');
  const { score, missing } = readinessOf(position);
  const words = (criterion: ReadinessCriterion) =>
    t(`readiness.criterion.${criterion}`, { enough: readinessMinimum[criterion] });
  return (
    <section className={styles.note} aria-label={t('readiness.title')}>
      <div className={styles.head}>
        <b>{t('readiness.title')}</b>
        <span className="num">{t('readiness.of', { score })}</span>
      </div>
      <MeterBar value={score} tone={missing.length === 0 ? 'success' : 'data'} label={t('readiness.title')} />
      <p className="sub">{t(missing.length === 0 ? 'readiness.complete' : 'readiness.lead')}</p>
      {missing.length > 0 && (
        <ul className={styles.missing}>
          {missing.map((criterion) => (
            <li key={criterion}>
              {placeOf && <PageLink to={placeOf(criterion)}>{words(criterion)}</PageLink>}
              {onGo && (
                <button type="button" className={styles.go} onClick={() => onGo(criterion)}>
                  {words(criterion)}
                </button>
              )}{' '}
              <span className="meta num">{t('readiness.points', { points: readinessPoints[criterion] })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
