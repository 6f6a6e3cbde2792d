import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const texts = () => loadNamespaces(['tasks/hours']);

export const LazyTaskHours = lazyPart(
  async () => (await Promise.all([import('./task-hours.tsx'), texts()]))[0].TaskHours,
);
