/** Readers for JSON of unknown structure: a value of an unexpected type reads as missing. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of the first of the names that has one; a number reads as its digits. */
export function textUnder(object: JsonObject, ...names: string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (typeof value === 'string' && value.trim() !== '') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** The texts of a list; a lone text counts as its lines. */
export function textsUnder(object: JsonObject, name: string): string[] {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  if (typeof value === 'string') return value.split(/\r?\n/).filter((line) => line.trim() !== '');
  return listUnder(object, name).filter((each) => typeof each === 'string');
}

/** The entries of a list: objects as they are, a lone text as the object that `ofText` makes of it; `onOther` is told how many are neither. */
export function entriesUnder(
  object: JsonObject,
  name: string,
  ofText: (text: string) => JsonObject,
  onOther: (count: number) => void,
): JsonObject[] {
  const list = listUnder(object, name);
  const entries = list.flatMap((value): JsonObject[] => {
    if (isObject(value)) return [value];
    return typeof value === 'string' ? [ofText(value)] : [];
  });
  if (entries.length < list.length) onOther(list.length - entries.length);
  return entries;
}

export function objectsUnder(object: JsonObject, name: string): JsonObject[] {
  return listUnder(object, name).filter(isObject);
}

export function objectUnder(object: JsonObject, name: string): JsonObject {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return isObject(value) ? value : {};
}

/** Counts nested objects and lists no further than one over the limit, and without recursion. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function listUnder(object: JsonObject, name: string): unknown[] {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return Array.isArray(value) ? value : [];
}
