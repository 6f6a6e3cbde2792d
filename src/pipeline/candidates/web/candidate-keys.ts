/** The position of the page. */
export interface Place {
  projectId: string;
  position: number;
}

export interface BoardFilter {
  search?: string | undefined;
  skills?: string[] | undefined;
  /** Only candidates whom the talent team suggests, or only the others. */
  suggested?: boolean | undefined;
}

/** All vacancies of a company. */
export interface CompanyPlace {
  /** Null: the space of the tab. */
  company: string | null;
}
/** The position or company whose candidates are shown together. */
export type BoardPlace = Place | CompanyPlace;

export const placeKey = (place: BoardPlace) =>
  'company' in place
    ? (['pipeline', 'company', place.company] as const)
    : (['pipeline', place.projectId, place.position] as const);
export const boardsKey = (place: BoardPlace) => [...placeKey(place), 'board'] as const;
export const listsKey = (place: BoardPlace) => [...placeKey(place), 'list'] as const;
export const candidatesKey = ['candidate'] as const;
export const candidateKey = (applicationId: string) => [...candidatesKey, applicationId] as const;

/** Keys the pages of single candidates, which are found by vacancy and person. */
export const processesKey = [...candidatesKey, 'process'] as const;

export const paramsOf = ({ projectId, position }: Place) => ({ projectId, positionIndex: String(position) });

export function queryOf<Filter extends BoardFilter>({ suggested, ...rest }: Filter) {
  return { ...rest, ...(suggested !== undefined && { suggested: suggested ? ('true' as const) : ('false' as const) }) };
}
