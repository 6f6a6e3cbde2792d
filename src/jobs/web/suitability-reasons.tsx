import { IconCheck, IconMinus, IconPlusMinus } from '@tabler/icons-react';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { SUITABILITY_WEIGHTS } from '#jobs/rules/suitability.ts';
import type { SuitableJob } from './api.ts';
import styles from './opportunities.module.css';

const icons = { fits: IconCheck, partly: IconPlusMinus, differs: IconMinus } as const;

/** Why a vacancy is here, in words; what nobody said is told with the sum only. */
export function SuitabilityReasons({ job }: { job: SuitableJob }) {
  const { t } = useTranslation('jobs/opportunities');
  const { reasons, sharedSkills, askedSkills, points } = job.suitability;
  const words = {
    skills: sharedSkills.join(', '),
    shared: sharedSkills.length,
    asked: askedSkills,
    years: job.experienceYears ?? 0,
    city: job.city ?? '',
    model: job.hiringModel ?? '',
  };
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  return (
    <>
      <ul className={styles.reasons}>
        {inOrder(reasons).map(({ criterion, verdict }) => {
          const Icon = icons[verdict];
          const key = criterion === 'workModel' && job.workModel === 'remote' ? 'remote' : verdict;
          return (
            <li key={criterion} data-verdict={verdict}>
              <Icon size={16} aria-hidden="true" />
              <span>{t(`reasons.${criterion}.${key}`, words)}</span>
            </li>
          );
        })}
      </ul>
      <details className={styles.sum}>
        <summary>{t('sum.open', { points })}</summary>
        <table>
          <caption className="sr-only">{t('sum.caption')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('sum.criterion')}</th>
              <th scope="col">{t('sum.points')}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ criterion, verdict, points: brought }) => (
              <tr key={criterion}>
                <th scope="row">
                  {t(`criterion.${criterion}`)}
                  {verdict === 'unsaid' && <span className="meta"> · {t('sum.unsaid')}</span>}
                </th>
                <td className="num">
                  {t('sum.of', { points: figure.format(brought), weight: SUITABILITY_WEIGHTS[criterion] })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const order = ['fits', 'partly', 'differs'] as const;

/** What speaks for the vacancy first; without what nobody said. */
function inOrder(reasons: SuitableJob['suitability']['reasons']) {
  return order.flatMap((verdict) =>
    reasons.filter((reason) => reason.verdict === verdict).map(({ criterion }) => ({ criterion, verdict })),
  );
}
