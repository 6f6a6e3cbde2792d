import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyProjectBalance = lazyPart(
  async () =>
    (await Promise.all([import('./project-balance.tsx'), loadNamespaces(['tasks/balance', 'tasks/hours'])]))[0]
      .ProjectBalance,
);
