import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#application/contract.ts';
import { type AccessWorld, shareAccessWorld } from '#application/testing/access-world.ts';
import type { Role } from '#platform/access/access.ts';
import type { AccessSamples, CallerName } from '#platform/testing/access-sample.ts';
import { isBinaryBody, type Operation } from '#platform/contract/operation.ts';

/** Values that no database column can store, although they are valid text or integers. */
const texts = ['a\u0000b', 'a\uD800b'];
const numbers = [2 ** 31, Number.MAX_SAFE_INTEGER, -(2 ** 31) - 1];

type JsonSchema = z.core.JSONSchema._JSONSchema;
interface Place {
  path: readonly string[];
  values: readonly (string | number)[];
}

/** The places of a call that take free text or a number. */
function placesIn(jsonSchema: JsonSchema, path: readonly string[] = []): Place[] {
  if (typeof jsonSchema === 'boolean') return [];
  const { properties = {}, additionalProperties = false, items = [], anyOf = [], oneOf = [] } = jsonSchema;
  const inside = [
    ...Object.entries(properties).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
    ...placesIn(additionalProperties, [...path, 'any']),
    ...[items].flat().flatMap((inner) => placesIn(inner, [...path, '0'])),
    ...[...anyOf, ...oneOf].flatMap((inner) => placesIn(inner, path)),
  ];
  if (inside.length > 0) return inside;
  // For input that our own functions parse, the schema has no type.
  const takesWords =
    (jsonSchema.type ?? 'string') === 'string' &&
    !jsonSchema.format &&
    !jsonSchema.enum &&
    jsonSchema.const === undefined;
  const isNumber = jsonSchema.type === 'integer' || jsonSchema.type === 'number' || jsonSchema.type === undefined;
  const values = [...(takesWords ? texts : []), ...(isNumber && !jsonSchema.enum ? numbers : [])];
  return values.length > 0 ? [{ path, values }] : [];
}

/** Returns the input with one value replaced. */
function put(input: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '0') return [put(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const record = typeof input === 'object' && input !== null ? input : {};
  return { ...record, [key]: put(Reflect.get(record, key), rest, value) };
}

function placesOf({ params, query, body }: Operation) {
  const schemas = { params, query, body: isBinaryBody(body) ? undefined : body };
  return Object.entries(schemas).flatMap(([part, schema]) => {
    if (!schema) return [];
    const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return placesIn(jsonSchema).map((place) => ({ part, ...place }));
  });
}

const names: Record<Role, CallerName> = {
  squadOwner: 'owner',
  squadMember: 'member',
  recruiter: 'recruiter',
  admin: 'admin',
};

function callerOf({ access }: Operation): CallerName {
  return access === 'public' ? 'anonymous' : names[access.roles[0]!];
}

/** Puts values that no database can store into every place of every operation of some samples. */
export function walkHostileInput(samples: AccessSamples): void {
  let world: AccessWorld;
  beforeAll(async () => void (world = await shareAccessWorld()));
  const cases = Object.entries(contract).flatMap(([key, definition]) => {
    const sample = samples[key];
    const places = sample ? placesOf(definition) : [];
    return sample && places.length > 0 ? [{ key, sample, definition, places }] : [];
  });

  test.for(cases)('API-02 what the database cannot hold does not break $key', { timeout: 60_000 }, async (one) => {
    const { key, sample, definition, places } = one;
    const records = await world.takeRecords('own', key);
    const call = await world.callerOf(callerOf(definition));
    const broken: string[] = [];
    let succeeded = false;
    for (const { part, path, values } of places) {
      for (const value of values) {
        const parts: Record<string, unknown> = { ...sample.parts(records) };
        // A URL cannot carry lone surrogates.
        const sent = part === 'body' ? value : String(value).toWellFormed();
        const { status } = await call(key, { ...parts, [part]: put(parts[part], path, sent) });
        if (status < 300) succeeded = true;
        if (status >= 500) broken.push(`${part} ${path.join('.')} ${JSON.stringify(value)}: ${status}`);
      }
    }
    expect(broken).toEqual([]);
    if (!succeeded || key.startsWith('GET ')) world.giveBack('own', key, records);
  });
}
