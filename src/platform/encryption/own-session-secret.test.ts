import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownSessionSecret } from './own-session-secret.ts';

test('instances that start together on one folder share one secret', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'ponte-secret-'));
  const made = await Promise.all([1, 2, 3, 4].map(() => ownSessionSecret(directory)));
  expect(new Set(made).size).toBe(1);
  expect(made[0]!.length).toBeGreaterThanOrEqual(32);
  expect(await ownSessionSecret(directory)).toBe(made[0]);
  expect(await readdir(directory)).toEqual(['session-secret']);
  await rm(directory, { recursive: true });
});
