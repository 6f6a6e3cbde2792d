/** Pay that is not stated. */
export const NOT_STATED = -1;

export type Columns = ReturnType<typeof makeColumns>;

/** The known facts of each slot; there is space for `room` slots. */
export function makeColumns(room: number) {
  return {
    /** Four 32-bit words each. */
    ids: new Uint32Array(room * 4),
    isThere: new Uint8Array(room),
    title: new Uint32Array(room),
    profession: new Uint32Array(room),
    /** Years of experience, 0: not stated. */
    level: new Uint8Array(room),
    city: new Uint32Array(room),
    currency: new Uint8Array(room),
    /** Cents. */
    hourValue: new Float64Array(room),
    monthValue: new Float64Array(room),
    languages: new Uint32Array(room),
    traits: new Uint8Array(room),
    skillStart: new Uint32Array(room),
    skillCount: new Uint16Array(room),
  };
}

/** Copies the columns into some with more space. */
export function widen(columns: Columns, room: number): Columns {
  const wider = makeColumns(room);
  for (const name of Object.keys(columns) as (keyof Columns)[]) wider[name].set(columns[name]);
  return wider;
}

export function bytesOf(columns: Columns): number {
  return Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
