import { z } from 'zod';
import { boardOrders, englishCeilings, experienceLevels, MOST_LEAST_PAY } from '#jobs/board/rules/search-filters.ts';
import { stateCodes } from '#platform/brazil/states.ts';
import { oneOrMany, queryFlag, text } from '#platform/contract/schemas.ts';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';

export const SEARCH_LENGTH = 100;
const CITY_LENGTH = 120;
const payFrom = z.int().min(1).max(MOST_LEAST_PAY);

/** The board's filters in a query. */
export const boardFilters = {
  search: text(SEARCH_LENGTH).optional(),
  area: oneOrMany(z.enum(areas)).optional(),
  hiringModel: oneOrMany(z.enum(hiringModels)).optional(),
  workModel: oneOrMany(z.enum(workModels)).optional(),
  level: oneOrMany(z.enum(experienceLevels)).optional(),
  city: text(CITY_LENGTH).optional(),
  state: z.enum(stateCodes).optional(),
  /** Cents a month, in Brazilian reais; pay by the hour is compared by the vacancy's hours. */
  payFrom: z.coerce.number<string>().pipe(payFrom).optional(),
  /** The most English that a vacancy may ask for. */
  english: z.enum(englishCeilings).optional(),
  /** Days since the publication. */
  postedWithin: z.coerce.number<string>().int().min(1).max(365).optional(),
  /** Turns off the correction of words. */
  exact: queryFlag.optional(),
};

/** Without it, a search by words begins with the best match, and everything else with the newest. */
export const boardOrder = z.enum(boardOrders).optional();

const listOf = <Item extends readonly string[]>(items: Item) => z.array(z.enum(items)).max(items.length);

/** Filters as they are saved: empty lists and null mean any. When a vacancy was posted says nothing to somebody who waits for new ones. */
export const savedFilters = {
  area: listOf(areas),
  hiringModel: listOf(hiringModels),
  workModel: listOf(workModels),
  level: listOf(experienceLevels).default([]),
  city: text(CITY_LENGTH).default(''),
  state: z.enum(stateCodes).nullable().default(null),
  payFrom: payFrom.nullable().default(null),
  english: z.enum(englishCeilings).nullable().default(null),
};
