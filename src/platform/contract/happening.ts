/** The name of a happening, with the records and people it may refer to. */
export interface HappeningName<Id extends string = string> {
  /** `<capability>.<name>`. */
  readonly name: string;
  readonly ids: readonly Id[];
}

type IdsOf<Names> = {
  readonly [Name in keyof Names]: Names[Name] extends readonly (infer Id extends string)[] ? HappeningName<Id> : never;
};

/** The happenings of one capability: name → its ids. Notifications, activities and digests will depend on these names, so they must stay. */
export function defineHappenings<const Names extends Record<string, readonly string[]>>(
  capability: string,
  names: Names,
): IdsOf<Names> {
  const happenings = Object.entries(names).map(
    ([name, ids]) => [name, { name: `${capability}.${name}`, ids }] as const,
  );
  return Object.fromEntries(happenings) as IdsOf<Names>;
}
