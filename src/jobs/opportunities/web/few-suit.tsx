import type { jobsContract } from '#jobs/contract.ts';
import { SaveSearch } from '#jobs/alerts/web/save-search.tsx';
import { boardPath } from '#jobs/board/web/board-search.ts';
import type { SuitabilityCriterion } from '#jobs/opportunities/rules/suitability.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { Card } from '#ui/page/card.tsx';
import { ownProfilePath, type ProfileEditor } from '#profiles/paths.ts';
import styles from './opportunities.module.css';

/** Where the profile says what a criterion compares. */
const editors: Record<SuitabilityCriterion, ProfileEditor> = {
  profession: 'myProfile',
  skills: 'skills',
  experience: 'myProfile',
  languages: 'languages',
  workModel: 'myProfile',
  pay: 'values',
  hours: 'availability',
  hiringModel: 'availability',
};

/** Says that little suits: how much was compared, what would widen the list, and how to be told of new vacancies. */
export function FewSuit({ data }: { data: OutputOf<(typeof jobsContract)['GET /opportunities/suitable']> }) {
  const { t } = useTranslation('jobs/opportunities');
  const { opportunities, floor, below, elsewhere, wideners, searchFor } = data;
  const found = searchFor === '' ? {} : { search: searchFor };
  return (
    <div className={styles.few}>
      <Card title={opportunities.length === 0 ? t('few.none') : t('few.title', { count: opportunities.length })}>
        {below > 0 && <p className="sub">{t('few.compared', { count: below, floor })}</p>}
        {elsewhere > 0 && <p className="sub">{t('few.elsewhere', { count: elsewhere })}</p>}
        {wideners.length > 0 && (
          <>
            <h3>{t('few.widen')}</h3>
            <ul className={styles.wideners}>
              {wideners.map((criterion) => (
                <li key={criterion}>
                  <PageLink to={ownProfilePath(editors[criterion])}>{t(`widen.${criterion}`)}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('few.told')}</h3>
        <p className="sub">{t('few.toldText')}</p>
        <div className={styles.fewActions}>
          {searchFor !== '' && <SaveSearch search={found} />}
          <ButtonLink to={boardPath(found)} size="bar">
            {searchFor === '' ? t('few.all') : t('few.search', { search: searchFor })}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
