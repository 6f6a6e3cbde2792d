import { CopyLinkButton } from '#ui/controls/copy-link-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Card } from '#ui/page/card.tsx';
import type { AddedVacancy } from '#projects/web/api.ts';
import { PositionPill } from '#projects/web/status-pill.tsx';
import { payWords } from './pay-words.ts';
import styles from './squad.module.css';

/** Upsells and replacements, with their terms and the link to apply. */
export function VacancyList({ vacancies }: { vacancies: AddedVacancy[] }) {
  const { t } = useTranslation('projects/squad');
  return (
    <Card title={t('vacancies.title')}>
      <div>
        {vacancies.map((vacancy) => (
          <div key={vacancy.id} className={styles.person}>
            <div className={styles.who}>
              <PageLink to={vacancy.path}>{vacancy.function}</PageLink>
              <div className="meta">{describe(vacancy)}</div>
              {vacancy.value && <div className="meta">{payWords(vacancy.value, t)}</div>}
            </div>
            <PositionPill state={vacancy.positionState} />
            {vacancy.positionState === 'open' && (
              <CopyLinkButton address={window.location.origin + vacancy.path} variant="quiet" size="sm" />
            )}
          </div>
        ))}
      </div>
    </Card>
  );

  function describe({ kind, monthlyHours, replaces, isDropped }: AddedVacancy): string {
    return [
      t(`vacancies.kind.${kind}`),
      t('vacancies.hours', { count: monthlyHours }),
      replaces && t('vacancies.replaces', { name: personName(replaces.name) }),
      replaces && t(`reason.${replaces.reason}`),
      isDropped && t('vacancies.dropped'),
    ]
      .filter(Boolean)
      .join(' · ');
  }
}
