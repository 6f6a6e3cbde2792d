/** Where a page of the board ended: the moment of publishing in microseconds, and the id for those of the same moment. */
export interface BoardPlace {
  micros: string;
  id: string;
}

const shape = /^(\d{1,15}|[1-8]\d{15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ micros, id }: BoardPlace): string {
  return `${micros}_${id}`;
}

/** Null for what no page ever gave out. */
export function readCursor(cursor: string): BoardPlace | null {
  const [, micros, id] = shape.exec(cursor) ?? [];
  return micros !== undefined && id !== undefined ? { micros, id } : null;
}
