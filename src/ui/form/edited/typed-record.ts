import { hashKey } from '@tanstack/react-query';

/** What a form shows of a record, and the version that it was read with. */
export interface SeenRecord<Fields> {
  version: number;
  fields: Fields;
}

/** What somebody types, beside the record as it was when they began. */
export interface TypedRecord<Fields> {
  before: SeenRecord<Fields>;
  typed: Fields;
}

/** Compares regardless of key order, which neither the server nor a draft preserves. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[];

/** What was typed, on the newest record: fields that nobody touched here are as somebody else left them. */
export function typedOn<Fields extends object>(
  { before, typed }: TypedRecord<Fields>,
  newest: SeenRecord<Fields>,
): TypedRecord<Fields> {
  const touched = namesOf(typed).filter((name) => !isSame(typed[name], before.fields[name]));
  const kept = Object.fromEntries(touched.map((name) => [name, typed[name]])) as Partial<Fields>;
  return { before: newest, typed: { ...newest.fields, ...kept } };
}

/**
 * The version to save with: the one that typing began with. Where somebody only changed what the form does not show, nothing of theirs
 * would be lost, and it is the newest.
 */
export function versionToSend<Fields>({ before }: TypedRecord<Fields>, newest: SeenRecord<Fields>): number {
  return isSame(before.fields, newest.fields) ? newest.version : before.version;
}

/** Where the newest record and what was typed are not the same; `isTouched`: here, too, somebody changed it. */
export function differencesOf<Fields extends object>(
  { before, typed }: TypedRecord<Fields>,
  newest: SeenRecord<Fields>,
): { name: keyof Fields & string; isTouched: boolean }[] {
  return namesOf(newest.fields)
    .filter((name) => !isSame(typed[name], newest.fields[name]))
    .map((name) => ({ name, isTouched: !isSame(typed[name], before.fields[name]) }));
}
