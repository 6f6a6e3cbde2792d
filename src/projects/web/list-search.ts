import { type ProjectSort, projectSorts } from '#projects/rules/project-sorts.ts';
import { type ProjectStage, projectStages } from '#projects/rules/status.ts';
import type { ListSearch } from './project-queries.ts';

/** The list's state from the address; invalid values are ignored. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  // The router parses a search for 2026 as a number.
  const words = (value: unknown) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 100) : undefined;
  return {
    stage: projectStages.find((stage): stage is ProjectStage => stage === search.stage),
    search: words(search.search),
    sort: projectSorts.find((sort): sort is ProjectSort => sort === search.sort),
    cursor: typeof search.cursor === 'string' ? search.cursor : undefined,
  };
}

export function listAddress({ squadOwnerId, ...search }: ListSearch): string {
  const defined = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(defined).toString();
  const page = squadOwnerId ? `/my-projects/${squadOwnerId}` : '/my-projects';
  return text === '' ? page : `${page}?${text}`;
}
