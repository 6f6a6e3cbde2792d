import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  pool: 'forks',
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['src/**/*.api.test.ts'],
          globalSetup: ['src/platform/testing/vitest-database-server.ts'],
        },
      },
    ],
  },
});
