import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#application/contract.ts';
import { isBinaryBody, type Operation } from '#platform/contract/operation.ts';

/** Where a schema takes dates or moments without bounds. */
function unboundedDates(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { format, formatMinimum } = schema as { format?: string; formatMinimum?: string };
  if ((format === 'date' || format === 'date-time') && formatMinimum === undefined) return [place];
  return Object.entries(schema).flatMap(([name, part]) => unboundedDates(part, `${place}.${name}`));
}

test('API-02 every date and moment that a query or a body takes has bounds, which the description of the API names', () => {
  const found = Object.entries<Operation>(contract).flatMap(([key, { query, body }]) =>
    [query, isBinaryBody(body) ? undefined : body].flatMap((given) =>
      given ? unboundedDates(z.toJSONSchema(given, { io: 'input', unrepresentable: 'any' }), key) : [],
    ),
  );
  expect(found).toEqual([]);
});
