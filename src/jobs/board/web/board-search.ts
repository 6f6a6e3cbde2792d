import { parseJobKey } from '#jobs/rules/job-address.ts';
import { jobPaths } from '#jobs/paths.ts';
import { type Area, areas, type HiringModel, hiringModels, type WorkModel, workModels } from '#projects/rules/terms.ts';

/** The state of the board as stored in the address. */
export interface BoardSearch {
  search?: string;
  area?: Area[];
  hiringModel?: HiringModel[];
  workModel?: WorkModel[];
  /** Turns off the correction of words. */
  exact?: true;
  /** The vacancy in the preview: `<projectId>_<positionIndex>`. */
  job?: string;
}

function chosen<Value extends string>(value: unknown, options: readonly Value[]): Value[] {
  const given = Array.isArray(value) ? value : [value];
  return options.filter((option) => given.includes(option));
}

/** Keeps only values that the board knows. */
export function readBoardSearch(given: Record<string, unknown>): BoardSearch {
  const area = chosen(given.area, areas);
  const hiringModel = chosen(given.hiringModel, hiringModels);
  const workModel = chosen(given.workModel, workModels);
  const { search, job } = given;
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  return {
    ...(words !== '' && { search: words }),
    ...(words !== '' && (given.exact === true || given.exact === 'true') && { exact: true }),
    ...(area.length > 0 && { area }),
    ...(hiringModel.length > 0 && { hiringModel }),
    ...(workModel.length > 0 && { workModel }),
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
