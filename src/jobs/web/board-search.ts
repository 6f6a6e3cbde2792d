import { type Area, areas, type HiringModel, hiringModels, type WorkModel, workModels } from '#projects/rules/terms.ts';

/** The state of the board as it stands in the address. */
export interface BoardSearch {
  search?: string;
  area?: Area[];
  hiringModel?: HiringModel[];
  workModel?: WorkModel[];
  /** The vacancy in the preview: `<projectId>_<positionIndex>`. */
  job?: string;
}

function chosen<Value extends string>(value: unknown, options: readonly Value[]): Value[] {
  const given = Array.isArray(value) ? value : [value];
  return options.filter((option) => given.includes(option));
}

/** Whatever an address says, only what the board knows gets through. */
export function readBoardSearch(given: Record<string, unknown>): BoardSearch {
  const area = chosen(given.area, areas);
  const hiringModel = chosen(given.hiringModel, hiringModels);
  const workModel = chosen(given.workModel, workModels);
  const { search, job } = given;
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  return {
    ...(words !== '' && { search: words }),
    ...(area.length > 0 && { area }),
    ...(hiringModel.length > 0 && { hiringModel }),
    ...(workModel.length > 0 && { workModel }),
    ...(typeof job === 'string' && parseJobKey(job) && { job }),
  };
}

export interface JobAddress {
  projectId: string;
  positionIndex: number;
}

export const jobKey = ({ projectId, positionIndex }: JobAddress) => `${projectId}_${positionIndex}`;

export function parseJobKey(key: string): JobAddress | null {
  const [, projectId, positionIndex] = /^([0-9a-f-]{36})_(\d{1,5})$/.exec(key) ?? [];
  return projectId === undefined ? null : { projectId, positionIndex: Number(positionIndex) };
}
