/** The end of a page of the board: the time of publication in microseconds, and the id for vacancies published at the same time. */
export interface BoardPlace {
  micros: string;
  id: string;
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

const correctedPart = /^([^.]+)\.([\w-]+)$/;

/** A position on the board together with the corrected words of the search, so that the next page belongs to the same search. */
export function writeBoardCursor(place: BoardPlace, corrected: string | null): string {
  return corrected === null
    ? writeCursor(place)
    : `${writeCursor(place)}.${Buffer.from(corrected).toString('base64url')}`;
}

export function readBoardCursor(cursor: string): { place: BoardPlace; corrected: string | null } | null {
  const [, start, end] = correctedPart.exec(cursor) ?? [];
  const place = readCursor(start ?? cursor);
  return (
    place && { place, corrected: end === undefined ? null : Buffer.from(end, 'base64url').toString().slice(0, 100) }
  );
}
