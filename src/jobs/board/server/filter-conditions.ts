import {
  type EnglishCeiling,
  englishCeilings,
  experienceLevels,
  LEAST_YEARS,
  tooMuchEnglish,
} from '#jobs/board/rules/search-filters.ts';

/** Filters that no index of the board begins with, apart from place and pay. */
export interface FineFilters {
  level: readonly string[];
  /** As typed or chosen. */
  city: string | null;
  /** The cities of a state, folded. */
  stateCities: readonly string[] | null;
  /** Cents a month, in the board's main currency. */
  payFrom: number | null;
  english: EnglishCeiling | null;
  postedAfter: Date | null;
}

/** The level that a vacancy asks for, as SQL; null where it names no years. */
export function levelOf(years: string): string {
  const steps = experienceLevels.toReversed().map((level) => `when ${years} >= ${LEAST_YEARS[level]} then '${level}'`);
  return `case ${steps.join(' ')} end`;
}

/** Whether required languages ask for more English than a ceiling allows, as SQL. */
export function asksForMore(required: string, ceiling: EnglishCeiling): string {
  const asked = tooMuchEnglish(ceiling).map((proficiency) => `'${JSON.stringify([{ language: 'en', proficiency }])}'`);
  return `${required} @> any(array[${asked.join(', ')}]::jsonb[])`;
}

/** Compares what is required with a ceiling that stands in a column. */
export function asksForMoreThan(required: string, ceiling: string): string {
  const cases = englishCeilings.map((one) => `when '${one}' then ${asksForMore(required, one)}`);
  return `case ${ceiling} ${cases.join(' ')} else false end`;
}

/** What a vacancy pays a month in Brazilian reais, in cents; null in other currencies and where it names no figures. */
export const monthlyPay = 'monthly_pay(p.currency, p.pay_period, p.pay_minimum, p.pay_maximum, p.monthly_hours)';
const city = 'city_key(p.city)';

/** `add` takes a value and returns its place in the statement. */
export function fineConditions(filters: FineFilters, add: (value: unknown) => string): string[] {
  const { level, stateCities, payFrom, english, postedAfter } = filters;
  return [
    ...(filters.city === null ? [] : [`${city} = city_key(${add(filters.city)}::text)`]),
    ...(stateCities === null ? [] : [`${city} = any(${add(stateCities)}::text[])`]),
    ...(level.length === 0 ? [] : [`${levelOf('p.experience_years')} = any(${add(level)}::text[])`]),
    ...(payFrom === null ? [] : [`${monthlyPay} >= ${add(payFrom)}::bigint`]),
    ...(english === null ? [] : [`not (${asksForMore('p.required_languages', english)})`]),
    ...(postedAfter === null ? [] : [`p.published_at > ${add(postedAfter)}::timestamptz`]),
  ];
}
