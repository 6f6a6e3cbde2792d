import { capabilities } from '#application/capabilities.ts';
import type { TestingCapability } from '#platform/testing/testing-capability.ts';

/** What every room brings to tests, by name and in dependency order. */
export const testingCapabilities: ReadonlyMap<string, TestingCapability> = new Map(
  await Promise.all(
    Object.entries(capabilities).map(async ([room, { testing }]) => [room, (await testing()).capability] as const),
  ),
);
