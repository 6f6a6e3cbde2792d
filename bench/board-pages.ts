import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { type BoardFilters, countQuery, pageQuery } from '#jobs/board/server/board-queries.ts';
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

export const wordSearches: readonly BoardSearch[] = [
  { title: 'rare word', asked: { search: searchWords.rare } },
  { title: 'common word', asked: { search: searchWords.common } },
  { title: 'two words', asked: { search: searchWords.two } },
  { title: 'common word, filter', asked: { search: searchWords.common, area: 'design', workModel: 'remote' } },
];

/** The address in the API, after `/api`. */
export function boardAddress({ asked }: BoardSearch): string {
  return `/opportunities?${new URLSearchParams(asked)}`;
}

/** The product's own statements for that page, as issued by its use case. */
export function boardStatements({ asked }: BoardSearch) {
  const filters: BoardFilters = {
    searchQuery: asked.search === undefined ? null : toSearchQuery(asked.search),
    area: asked.area ? [asked.area] : [],
    hiringModel: asked.hiringModel ? [asked.hiringModel] : [],
    workModel: asked.workModel ? [asked.workModel] : [],
  };
  // One more than shown, to know whether there is a next page.
  return { page: pageQuery(filters, null, PAGE_ROWS + 1), count: countQuery(filters, 1_001) };
}
