import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The module remembers for as long as a document is open, and other files of tests share it.
beforeEach(() => vi.resetModules());
afterEach(() => vi.resetModules());

test('the served page is left with the first other page, whoever asks or does not ask then', async () => {
  const { isServedPage, watchServedPage } = await import('./served-page.ts');
  let navigate: (event: { fromLocation?: object; pathChanged: boolean }) => void = () => {};
  watchServedPage({ subscribe: (_: string, listener: typeof navigate) => (navigate = listener) } as never);
  navigate({ pathChanged: true });
  navigate({ fromLocation: { pathname: '/jobs' }, pathChanged: false });
  expect(isServedPage()).toBe(true);
  navigate({ fromLocation: { pathname: '/jobs' }, pathChanged: true });
  navigate({ fromLocation: { pathname: '/login' }, pathChanged: true });
  expect(isServedPage()).toBe(false);
});
