import { useTranslation } from '#platform/ui/i18n.ts';
import type { SavedSearch } from '#jobs/web/api.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';

type Criteria = SavedSearch['criteria'];

export function criteriaOf({ search = '', area = [], hiringModel = [], workModel = [] }: BoardSearch): Criteria {
  return { search, area, hiringModel, workModel };
}

export function boardSearchOf({ search, area, hiringModel, workModel }: Criteria): BoardSearch {
  return {
    ...(search !== '' && { search }),
    ...(area.length > 0 && { area }),
    ...(hiringModel.length > 0 && { hiringModel }),
    ...(workModel.length > 0 && { workModel }),
  };
}

/** The criteria of a search in one line. */
export function useCriteriaText() {
  const { t } = useTranslation('jobs');
  const { t: alerts } = useTranslation('jobs/alerts');
  return ({ search, area, hiringModel, workModel }: Criteria): string => {
    const parts = [
      ...(search === '' ? [] : [search]),
      ...area.map((one) => t(`area.${one}`)),
      ...hiringModel,
      ...workModel.map((one) => t(`workModel.${one}`)),
    ];
    return parts.length === 0 ? alerts('list.any') : parts.join(' · ');
  };
}
