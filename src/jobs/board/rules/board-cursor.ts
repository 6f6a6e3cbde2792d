import { type MatchTier, matchTiers } from '#jobs/board/rules/match-tiers.ts';

/** The end of a page of the board: the time of publication in microseconds, and the id for vacancies published at the same time. */
export interface BoardPlace {
  micros: string;
  id: string;
}

/** A place of a search: also where its words were found, unless the newest come first, and the corrected words. */
export interface SearchPlace {
  place: BoardPlace;
  tier: MatchTier | null;
  corrected: string | null;
}

const format = /^(\d{1,15}|[1-8]\d{15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ micros, id }: BoardPlace): string {
  return `${micros}_${id}`;
}

/** Null for a cursor that we never issued. */
export function readCursor(cursor: string): BoardPlace | null {
  const [, micros, id] = format.exec(cursor) ?? [];
  return micros !== undefined && id !== undefined ? { micros, id } : null;
}

const parts = /^(?:([a-zA-Z]+)~)?([^.~]+)(?:\.([\w-]+))?$/;

/** Contains the corrected words of the search, so that the next page belongs to the same search. */
export function writeBoardCursor({ place, tier, corrected }: SearchPlace): string {
  const words = corrected === null ? '' : `.${Buffer.from(corrected).toString('base64url')}`;
  return `${tier === null ? '' : `${tier}~`}${writeCursor(place)}${words}`;
}

/** Null for a cursor that we never issued. */
export function readBoardCursor(cursor: string): SearchPlace | null {
  const [, name, written = '', words] = parts.exec(cursor) ?? [];
  const tier = matchTiers.find((one) => one === name) ?? null;
  const place = readCursor(written);
  if (!place || (name !== undefined && tier === null)) return null;
  return {
    place,
    tier,
    corrected: words === undefined ? null : Buffer.from(words, 'base64url').toString().slice(0, 100),
  };
}
