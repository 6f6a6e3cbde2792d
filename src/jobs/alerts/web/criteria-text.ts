import { nameOfState } from '#platform/brazil/states.ts';
import { useTranslation } from '#ui/i18n.ts';
import { usePayFromText } from '#jobs/board/web/pay-from-text.ts';
import type { SavedSearch } from '#jobs/web/api.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';

type Criteria = SavedSearch['criteria'];

/** What a saved search keeps: neither order nor age, because it waits for new vacancies. */
export function criteriaOf(search: BoardSearch): Criteria {
  const { area = [], hiringModel = [], workModel = [], level = [] } = search;
  const { state = null, payFrom = null, english = null, city = '' } = search;
  return { search: search.search ?? '', area, hiringModel, workModel, level, city, state, payFrom, english };
}

/** Makes of saved criteria a search of the board, without what means any. */
export function boardSearchOf(criteria: Criteria): BoardSearch {
  return Object.fromEntries(Object.entries(criteria).filter(([, value]) => String(value ?? '') !== ''));
}

/** The criteria of a search in one line. */
export function useCriteriaText() {
  const { t } = useTranslation('jobs');
  const payFromText = usePayFromText();
  const { t: alerts } = useTranslation('jobs/alerts');
  return ({ search, area, hiringModel, workModel, level, city, state, payFrom, english }: Criteria): string => {
    const parts = [
      ...(search === '' ? [] : [search]),
      ...area.map((one) => t(`area.${one}`)),
      ...hiringModel,
      ...workModel.map((one) => t(`workModel.${one}`)),
      ...level.map((one) => t(`level.${one}`)),
      ...(city === '' ? [] : [city]),
      ...(state === null ? [] : [nameOfState(state)]),
      ...(payFrom === null ? [] : [payFromText(payFrom)]),
      ...(english === null ? [] : [t(`english.${english}`)]),
    ];
    return parts.length === 0 ? alerts('list.any') : parts.join(' · ');
  };
}
