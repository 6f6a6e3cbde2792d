import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

export const LazyProjectBalance = lazyPart(
  async () =>
    (await Promise.all([import('./project-balance.tsx'), loadNamespaces(['tasks/balance', 'tasks/hours'])]))[0]
      .ProjectBalance,
);
