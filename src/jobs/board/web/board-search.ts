import {
  type EnglishCeiling,
  englishCeilings,
  type ExperienceLevel,
  experienceLevels,
  MOST_LEAST_PAY,
} from '#jobs/board/rules/search-filters.ts';
import { parseJobKey } from '#jobs/rules/job-address.ts';
import { jobPaths } from '#jobs/paths.ts';
import { type StateCode, stateCodes } from '#platform/brazil/states.ts';
import { type Area, areas, type HiringModel, hiringModels, type WorkModel, workModels } from '#projects/rules/terms.ts';

/** The state of the board as stored in the address. */
export interface BoardSearch {
  search?: string;
  area?: Area[];
  hiringModel?: HiringModel[];
  workModel?: WorkModel[];
  level?: ExperienceLevel[];
  city?: string;
  state?: StateCode;
  /** Cents a month. */
  payFrom?: number;
  english?: EnglishCeiling;
  /** Days since the publication. */
  postedWithin?: number;
  /** Only beside words: without them the newest come first anyway. */
  order?: 'newest';
  /** Turns off the correction of words. */
  exact?: true;
  /** The vacancy in the preview: `<projectId>_<positionIndex>`. */
  job?: string;
}

function chosen<Value extends string>(value: unknown, options: readonly Value[]): Value[] {
  const given = Array.isArray(value) ? value : [value];
  return options.filter((option) => given.includes(option));
}

function readWords(value: unknown, most: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, most) : '';
}

/** Null for anything but a whole number from 1 on. */
function readWhole(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}

/** What narrows the list, apart from the order and the vacancy in the preview. */
export function isFiltered({ job: _, order: __, ...filters }: BoardSearch): boolean {
  return Object.keys(filters).length > 0;
}

/** Keeps only values that the board knows. */
export function readBoardSearch(given: Record<string, unknown>): BoardSearch {
  const area = chosen(given.area, areas);
  const hiringModel = chosen(given.hiringModel, hiringModels);
  const workModel = chosen(given.workModel, workModels);
  const level = chosen(given.level, experienceLevels);
  const [state] = chosen(given.state, stateCodes);
  const [english] = chosen(given.english, englishCeilings);
  const payFrom = readWhole(given.payFrom, MOST_LEAST_PAY);
  const postedWithin = readWhole(given.postedWithin, 365);
  const { job } = given;
  const words = readWords(given.search, 100);
  const city = readWords(given.city, 120);
  return {
    ...(words !== '' && { search: words }),
    ...(words !== '' && given.order === 'newest' && { order: 'newest' as const }),
    ...(words !== '' && (given.exact === true || given.exact === 'true') && { exact: true }),
    ...(area.length > 0 && { area }),
    ...(hiringModel.length > 0 && { hiringModel }),
    ...(workModel.length > 0 && { workModel }),
    ...(level.length > 0 && { level }),
    ...(city !== '' && { city }),
    ...(state && { state }),
    ...(payFrom !== null && { payFrom }),
    ...(english && { english }),
    ...(postedWithin !== null && { postedWithin }),
    ...(typeof job === 'string' && parseJobKey(job) && { job }),
  };
}

/** The address of the board in this state. */
export function boardPath(search: BoardSearch): string {
  const given = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [key, String(one)]),
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? jobPaths.board : `${jobPaths.board}?${query}`;
}
