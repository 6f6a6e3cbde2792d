import { IconCheck, IconMinus, IconPlusMinus } from '@tabler/icons-react';
import { SUITABILITY_WEIGHTS, verdicts } from '#jobs/rules/suitability.ts';
import { currentLocale, useTranslation } from '#platform/ui/i18n.ts';
import { TESTS_WEIGHT } from '#suggestions/rules/tests-part.ts';
import type { Suggested } from './api.ts';
import type { SuggestedItemProps } from './suggested-item.tsx';
import styles from './suggestions.module.css';

const icons = { fits: IconCheck, partly: IconPlusMinus, differs: IconMinus } as const;
const shownVerdicts = verdicts.filter((verdict) => verdict !== 'unsaid');

/** Why somebody stands where they stand, in words and then in points; what nobody said is told with the points only. */
export function FitReasons({ professional, position }: Omit<SuggestedItemProps, 'abilities'>) {
  const { t } = useTranslation('suggestions');
  const { sharedSkills, askedSkills, tests } = professional.suitability;
  const words = {
    skills: sharedSkills.join(', '),
    shared: sharedSkills.length,
    asked: askedSkills,
    model: position.hiringModel ?? '',
    finished: tests?.finished ?? 0,
  };
  const all = partsOf(professional);
  return (
    <>
      <ul className={styles.reasons}>
        {shownVerdicts.flatMap((verdict) =>
          all
            .filter((part) => part.verdict === verdict)
            .map(({ criterion }) => {
              const Icon = icons[verdict];
              const key = criterion === 'workModel' && position.workModel === 'remote' ? 'remote' : verdict;
              return (
                <li key={criterion} data-verdict={verdict}>
                  <Icon size={16} aria-hidden="true" />
                  <span>{t(`reasons.${criterion}.${key}`, words)}</span>
                </li>
              );
            }),
        )}
      </ul>
      <PointsTable professional={professional} />
    </>
  );
}

function PointsTable({ professional }: { professional: Suggested }) {
  const { t } = useTranslation('suggestions');
  const { name, suitability } = professional;
  const figure = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 });
  return (
    <details className={styles.sum}>
      <summary>{t('sum.open', { points: suitability.points })}</summary>
      <table>
        <caption className="sr-only">{t('sum.caption', { name })}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('sum.criterion')}</th>
            <th scope="col">{t('sum.points')}</th>
          </tr>
        </thead>
        <tbody>
          {partsOf(professional).map(({ criterion, verdict, points, weight }) => (
            <tr key={criterion}>
              <th scope="row">
                {t(`criterion.${criterion}`)}
                {verdict === 'unsaid' && <span className="meta"> · {t('sum.unsaid')}</span>}
              </th>
              <td className="num">{t('sum.of', { points: figure.format(points), weight })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {suitability.tests && <p className="meta">{t('sum.scaled', { total: 100 + TESTS_WEIGHT })}</p>}
    </details>
  );
}

function partsOf({ suitability: { reasons, tests } }: Suggested) {
  return [
    ...reasons.map((reason) => ({ ...reason, weight: SUITABILITY_WEIGHTS[reason.criterion] })),
    ...(tests ? [{ ...tests, criterion: 'tests' as const, weight: TESTS_WEIGHT }] : []),
  ];
}
