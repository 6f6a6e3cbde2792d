import { PgDialect, getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import { fieldNames, fieldOf, type VacancyField } from '#projects/positions/rules/vacancy-fields.ts';
import { positions } from '#projects/server/tables.ts';

const { checks, columns } = getTableConfig(positions);
const conditions = checks.map(({ value }) => new PgDialect().sqlToQuery(value).sql);

/** Columns for state and origin of a vacancy, which are not its content. */
const ofThePlatform = [
  ...['id', 'projectId', 'workspaceId', 'positionIndex', 'state', 'professionId', 'companyName', 'source'],
  ...['publishedAt', 'closedAt', 'version', 'announcedVersion', 'createdAt', 'updatedAt', 'search'],
];
const typeOfKind: Record<VacancyField['kind'], string> = {
  words: 'string',
  text: 'string',
  choice: 'string',
  number: 'number',
  cents: 'number',
  flag: 'boolean',
  languages: 'json',
  tags: 'json',
  choices: 'array',
};

it('BRI-02 every field of a vacancy has its column, and every other column is known as none', () => {
  const named = Object.keys(positions).filter((key) =>
    columns.some((column) => column === Reflect.get(positions, key)),
  );
  expect(named.toSorted()).toEqual([...fieldNames, ...ofThePlatform].toSorted());
});

it.each(fieldNames)('BRI-02 the column of %s takes what the field says', (name) => {
  const field = fieldOf(name);
  const column = positions[name];
  expect(column.dataType).toBe(typeOfKind[field.kind]);
  // A required field has a column that is not nullable.
  expect(column.notNull).toBe(emptyPositionFacts[name] !== null);
  const condition = conditions.find((text) => text.includes(`"${column.name}"`)) ?? '';
  if ((field.kind === 'choice' && name !== 'textLanguage') || field.kind === 'choices')
    for (const choice of field.of) expect(condition).toContain(`'${choice}'`);
  if (field.kind === 'number') expect(condition).toContain(`between ${field.least} and ${field.most}`);
});
