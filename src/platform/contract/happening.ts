/** The name of something that happened, with which records and people it may name. */
export interface HappeningName<Id extends string = string> {
  /** `<capability>.<name>`. */
  readonly name: string;
  readonly ids: readonly Id[];
}

type IdsOf<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends readonly (infer Id extends string)[] ? HappeningName<Id> : never;
};

/** What can happen in one capability: name → the ids that tell of what. Notifications, activities and digests will read these names: they stay. */
export function defineHappenings<const Names extends Record<string, readonly string[]>>(
  capability: string,
  names: Names,
): IdsOf<Names> {
  const happenings = Object.entries(names).map(
    ([name, ids]) => [name, { name: `${capability}.${name}`, ids }] as const,
  );
  return Object.fromEntries(happenings) as unknown as IdsOf<Names>;
}
