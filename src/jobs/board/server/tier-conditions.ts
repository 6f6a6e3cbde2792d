import type { MatchTier } from '#jobs/board/rules/match-tiers.ts';

/** A search in the text search's own words, see `search-words.ts`. */
export interface SearchQuery {
  /** Requires all words. */
  all: string;
  /** Requires one of several words; null for a single one. */
  any: string | null;
  /** Requires all words as typed, where `all` takes the last one for the beginning of a word. */
  whole: string;
}

// The indexes of projects/server/tables.ts have these expressions: words of the title, of tags, and of company and place.
const title = `ts_filter(p.search, '{a}')`;
const tags = `ts_filter(p.search, '{b}')`;
const companyAndPlace = `ts_filter(p.search, '{c}')`;

/** Takes a value and returns its place in the statement. */
type Add = (value: string) => string;

/** The queries as SQL. Functions, because a value that no condition names has no type. */
interface Queries {
  all: () => string;
  one: () => string;
  isSingle: boolean;
}

/** Read in every condition, so that the planner sees how common the words are. */
export function typedQueries({ all, any }: Omit<SearchQuery, 'whole'>, add: Add): Queries {
  return { all: () => readQuery(all, add), one: () => readQuery(any ?? all, add), isSingle: any === null };
}

/** One of a search's queries as SQL. */
export const readQuery = (words: string, add: Add) => `to_tsquery('public.vacancy', ${add(words)})`;

// Stands in a query for the week, so that the words are read once and only the week is put in for each; typed words never contain it.
const someWeek = `E'\\x01'`;

/** The queries read once, as columns of a table `asked`. */
export function askedWords({ all, any }: SearchQuery, add: Add): string {
  const { all: everything, one } = typedQueries({ all, any }, add);
  const [read, readOne] = [everything(), any === null ? null : one()];
  const ofWeek = (query: string) => `week_words(${query}, ${someWeek})::text`;
  return [
    `${read} as everything, ${ofWeek(read)} as everything_of_week`,
    `${readOne ?? read} as one, ${ofWeek(readOne ?? read)} as one_of_week`,
  ].join(', ');
}

export function askedQueries({ any }: SearchQuery): Queries {
  return { all: () => 'asked.everything', one: () => 'asked.one', isSingle: any === null };
}

/** Conditions for the vacancies of one tier, or of all for null. Each begins with what an index finds, and leaves out the tiers before it. */
export function tierConditions({ all, one, isSingle }: Queries, tier: MatchTier | null): string[] {
  const matches = (vector: string, query: string) => `${vector} @@ ${query}`;
  switch (tier) {
    case null:
      return [matches('p.search', all())];
    case 'title':
      return [matches(title, all())];
    case 'partOfTitle':
      return [matches('p.search', all()), matches(title, one()), `not ${matches(title, all())}`];
    case 'tags':
      return [...(isSingle ? [] : [matches('p.search', all())]), matches(tags, one()), `not ${matches(title, one())}`];
    case 'elsewhere':
      // A word that is neither in the title nor in a tag is here.
      return [matches(companyAndPlace, all()), `not ${matches(title, one())}`, `not ${matches(tags, one())}`];
  }
}

/** The marks of the index of weeks: a word wherever it stands, and a second time where it stands. */
const marks = { anywhere: '/', title: '^', tags: '#', companyAndPlace: '@' } as const;

/**
 * The words of one week that a tier's vacancies have, or all for null, as SQL; `week` is SQL too. More vacancies have them than the tier, but none
 * without them where the tier wants them: a company's name would otherwise be looked for in the tags of all its vacancies.
 */
export function weekCondition({ any }: SearchQuery, tier: MatchTier | null, week: string): string {
  const ofWeek = (query: string, place: keyof typeof marks) =>
    `replace(asked.${query}, ${someWeek}, ${week} || '${marks[place]}')::tsquery`;
  const all = (place: keyof typeof marks) => ofWeek('everything_of_week', place);
  const allAndOne = (place: keyof typeof marks) => `(${all('anywhere')} && ${ofWeek('one_of_week', place)})`;
  const wanted = {
    title: () => all('title'),
    partOfTitle: () => allAndOne('title'),
    tags: () => (any === null ? all('tags') : allAndOne('tags')),
    elsewhere: () => all('companyAndPlace'),
  };
  const words = tier === null ? all('anywhere') : wanted[tier]();
  return `vacancy_week_words(p.search, p.published_at) @@ ${words}`;
}
