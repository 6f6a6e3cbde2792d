import { pageQuery } from '#jobs/board/server/board-queries.ts';
import { countQueries } from '#jobs/board/server/count-queries.ts';
import { filtersOf } from '#jobs/board/server/read-board.ts';
import { searchWords } from './vacancy-words.ts';

export interface BoardSearch {
  title: string;
  asked: { search?: string; area?: string; hiringModel?: string; workModel?: string };
}

export const PAGE_ROWS = 20;

/** The page that both servers answer in `board-ratio`. */
export const filteredPage: BoardSearch = {
  title: 'programming, remote',
  asked: { area: 'programming', workModel: 'remote' },
};

export const filterSearches: readonly BoardSearch[] = [
  { title: 'no filter', asked: {} },
  { title: 'area', asked: { area: 'programming' } },
  filteredPage,
  { title: 'three filters', asked: { area: 'design', hiringModel: 'PJ', workModel: 'hybrid' } },
];

/** Its count fills the bound of 1,000 from ten thousand vacancies on. */
export const commonSearch: BoardSearch = { title: 'common word', asked: { search: searchWords.common } };

export const wordSearches: readonly BoardSearch[] = [
  { title: 'rare word', asked: { search: searchWords.rare } },
  commonSearch,
  { title: 'two words', asked: { search: searchWords.two } },
  { title: 'word of few tags and no title', asked: { search: searchWords.tagOnly } },
  { title: 'word of companies alone', asked: { search: searchWords.company } },
  { title: 'common word, filter', asked: { search: searchWords.common, area: 'design', workModel: 'remote' } },
];

/** The address in the API, after `/api`. */
export function boardAddress({ asked }: BoardSearch): string {
  return `/opportunities?${new URLSearchParams(asked)}`;
}

/** The first of the product's own statements for that page and its count, as issued by their use cases; a search begins with its first tier. */
export function boardStatements({ asked: { area, hiringModel, workModel, search } }: BoardSearch) {
  const listOf = (value: string | undefined) => (value === undefined ? [] : [value]);
  const filters = filtersOf({
    search,
    area: listOf(area),
    hiringModel: listOf(hiringModel),
    workModel: listOf(workModel),
  })!;
  const tier = search === undefined ? null : 'title';
  // One more than shown, to know whether there is a next page.
  return { page: pageQuery(filters, null, PAGE_ROWS + 1, tier), count: countQueries(filters)[0]!(1_001) };
}
