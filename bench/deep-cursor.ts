import { readBoardCursor, writeBoardCursor } from '#jobs/board/rules/board-cursor.ts';

const oneYearMicros = 365n * 24n * 60n * 60n * 1_000_000n;

/** The cursor of somebody who paged through a year of vacancies: in the middle of all. */
export async function deepCursor(address: string): Promise<string> {
  const first = (await (await fetch(`${address}&limit=1`)).json()) as { nextCursor: string | null };
  const place = first.nextCursor ? readBoardCursor(first.nextCursor) : null;
  if (!place) throw new Error(`${address} has no second page.`);
  const micros = String(BigInt(place.place.micros) - oneYearMicros);
  return writeBoardCursor({ ...place, place: { ...place.place, micros } });
}
