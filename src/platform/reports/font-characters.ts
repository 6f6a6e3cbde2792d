import { inflateSync } from 'node:zlib';

const DIRECTORY_START = 44;
const DIRECTORY_ENTRY = 20;
const NO_GLYPH_MARK = 0xffff;

/** The characters covered by a WOFF file, read from its character map (formats 4 and 12 of OpenType's `cmap`). */
export function codePointsOf(woff: Buffer): ReadonlySet<number> {
  const map = readTable(woff, 'cmap');
  const found = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const subtable = map.subarray(map.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addSegments(subtable, found);
    if (format === 12) addGroups(subtable, found);
  }
  return found;
}

function readTable(woff: Buffer, tag: string): Buffer {
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = DIRECTORY_START + index * DIRECTORY_ENTRY;
    if (woff.toString('latin1', entry, entry + 4) !== tag) continue;
    const start = woff.readUInt32BE(entry + 4);
    const stored = woff.readUInt32BE(entry + 8);
    const bytes = woff.subarray(start, start + stored);
    return stored < woff.readUInt32BE(entry + 12) ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no table ${tag}.`);
}

function addSegments(subtable: Buffer, found: Set<number>): void {
  const doubled = subtable.readUInt16BE(6);
  const endAt = 14;
  const startAt = endAt + doubled + 2;
  const deltaAt = startAt + doubled;
  const offsetAt = deltaAt + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const start = subtable.readUInt16BE(startAt + at);
    const offset = subtable.readUInt16BE(offsetAt + at);
    const delta = subtable.readUInt16BE(deltaAt + at);
    for (let code = start; code <= subtable.readUInt16BE(endAt + at) && code !== NO_GLYPH_MARK; code += 1) {
      const glyph = offset ? subtable.readUInt16BE(offsetAt + at + offset + (code - start) * 2) : code + delta;
      if (glyph % 0x1_00_00) found.add(code);
    }
  }
}

function addGroups(subtable: Buffer, found: Set<number>): void {
  for (let index = 0; index < subtable.readUInt32BE(12); index += 1) {
    const group = 16 + index * 12;
    for (let code = subtable.readUInt32BE(group); code <= subtable.readUInt32BE(group + 4); code += 1) found.add(code);
  }
}
