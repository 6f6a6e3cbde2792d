import { type Stage, stages } from '#applications/rules/stages.ts';
import { type CandidateSource, sourceNamed } from '#applications/rules/candidate-sources.ts';
import { type PanelPlace, readPanelPlace } from '#pipeline/candidates/rules/panel-places.ts';

/** The filters of a company's candidates. */
export interface CompanyFilter {
  search?: string | undefined;
  projectIds?: string[] | undefined;
  positionIds?: string[] | undefined;
  stages?: Stage[] | undefined;
  tagIds?: string[] | undefined;
  skills?: string[] | undefined;
  sources?: CandidateSource[] | undefined;
  suggested?: 'yes' | 'no' | undefined;
  overdue?: true | undefined;
}

const sorts = ['stageEnteredAt', 'appliedAt'] as const;
const directions = ['ascending', 'descending'] as const;
export interface Order {
  sort: (typeof sorts)[number];
  direction: (typeof directions)[number];
}

/** The search of the page's address. */
export interface CompanySearch extends CompanyFilter {
  company?: string;
  /** Absent: the board on wide screens, the table on narrow ones. */
  layout?: 'board' | 'table';
  sort?: Order['sort'];
  direction?: Order['direction'];
  /** The saved view that this was opened from. */
  saved?: string;
  candidate?: string;
  tab?: PanelPlace;
}

const MAXIMUM_CHOICES = 30;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

/** The valid texts; undefined instead of an empty list. */
function textsOf<Value extends string>(value: unknown, isKnown: (text: string) => text is Value): Value[] | undefined {
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const known = items.filter((item) => typeof item === 'string').filter(isKnown);
  return known.length > 0 ? known.slice(0, MAXIMUM_CHOICES) : undefined;
}

const isId = (text: string): text is string => idPattern.test(text);
const isStage = (text: string): text is Stage => stages.some((stage) => stage === text);
const isWord = (text: string): text is string => text !== '' && text.length <= 80;

function sourcesOf(value: unknown): CandidateSource[] | undefined {
  const named = (textsOf(value, isWord) ?? []).flatMap((name) => sourceNamed(name) ?? []);
  return named.length > 0 ? [...new Set(named)] : undefined;
}

/** Parses addresses that people may have edited; invalid values are omitted. */
export function readCompanySearch(raw: Record<string, unknown>): CompanySearch {
  const id = (key: string) => (typeof raw[key] === 'string' && isId(raw[key]) ? raw[key] : undefined);
  const words = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 100) : '';
  const said = {
    company: id('company'),
    layout: oneOf(['board', 'table'] as const, raw['layout']),
    search: words === '' ? undefined : words,
    projectIds: textsOf(raw['projectIds'], isId),
    positionIds: textsOf(raw['positionIds'], isId),
    stages: textsOf(raw['stages'], isStage),
    tagIds: textsOf(raw['tagIds'], isId),
    skills: textsOf(raw['skills'], isWord),
    sources: sourcesOf(raw['sources']),
    suggested: oneOf(['yes', 'no'] as const, raw['suggested']),
    overdue: raw['overdue'] === true ? true : undefined,
    sort: oneOf(sorts, raw['sort']),
    direction: oneOf(directions, raw['direction']),
    saved: id('saved'),
    candidate: id('candidate'),
    tab: readPanelPlace(raw['tab']),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** The filters of the address. */
export function filterOf(search: CompanySearch): CompanyFilter {
  const { projectIds, positionIds, stages: chosen, tagIds, skills, sources, suggested, overdue } = search;
  return {
    search: search.search,
    projectIds,
    positionIds,
    stages: chosen,
    tagIds,
    skills,
    sources,
    suggested,
    overdue,
  };
}

export const narrowScreen = '(max-width: 768px)';

/** The board on wide screens, the table on narrow ones, unless the address states one. */
export const chosenLayout = (
  { layout }: CompanySearch,
  isNarrow = window.matchMedia(narrowScreen).matches,
): 'board' | 'table' => layout ?? (isNarrow ? 'table' : 'board');

export const orderOf = ({ sort = 'appliedAt', direction = 'descending' }: CompanySearch): Order => ({
  sort,
  direction,
});

export const isNarrowed = (filter: CompanyFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

/** All filters unset. */
export const noFilter = {
  search: undefined,
  projectIds: undefined,
  positionIds: undefined,
  stages: undefined,
  tagIds: undefined,
  skills: undefined,
  sources: undefined,
  suggested: undefined,
  overdue: undefined,
} satisfies CompanyFilter;
