import { proficiencies } from '#projects/rules/terms.ts';

/** How the board is ordered: the best match of the words first, or the newest. Without words there is only the second. */
export const boardOrders = ['best', 'newest'] as const;
export type BoardOrder = (typeof boardOrders)[number];

/** The levels of professionals by the least years of experience that a vacancy asks for. */
export const LEAST_YEARS = { junior: 1, midLevel: 3, senior: 6 } as const;
export type ExperienceLevel = keyof typeof LEAST_YEARS;
export const experienceLevels = Object.keys(LEAST_YEARS) as ExperienceLevel[];

/** The most English that a vacancy may ask for; native speakers need no filter. */
export const englishCeilings = ['none', 'basic', 'intermediate', 'advanced', 'fluent'] as const;
export type EnglishCeiling = (typeof englishCeilings)[number];

/** The levels of English that are too much for somebody; every level when English is not to be asked for at all. */
export function tooMuchEnglish(ceiling: EnglishCeiling): readonly string[] {
  return ceiling === 'none' ? proficiencies : proficiencies.slice(proficiencies.indexOf(ceiling) + 1);
}

/** Days since the publication. */
export const postedWithinDays = [1, 3, 7, 30] as const;

/** The least pay that the board offers as a filter, in cents a month; addresses may name any other. */
export const leastPays = [3_000_00, 5_000_00, 8_000_00, 12_000_00, 16_000_00, 20_000_00] as const;
export const MOST_LEAST_PAY = 1_000_000_00;
