import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  pool: 'forks',
  // The files of a worker share its modules, and API tests its running product: what a file changes there it puts back.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: 'src/platform/testing/vitest-moment.ts',
} as const;

export default defineConfig({
  test: {
    // One more than processors: API tests also wait, for processes that start and for outages.
    maxWorkers: availableParallelism() + 1,
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
          // Node runs the product's TypeScript by itself, as in production: Vite would first transform every module, once per run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', './scripts/running/remember-modules.mjs'],
          env: { NODE_COMPILE_CACHE: '.cache/compiled' },
          // As for the journeys: on a machine that others load a wait may end too early; what needs the second try is named at the end.
          retry: 1,
          include: ['src/**/*.api.test.ts'],
          globalSetup: ['src/platform/testing/vitest-database-server.ts'],
        },
      },
    ],
  },
});
