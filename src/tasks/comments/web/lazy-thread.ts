import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskThread = lazyPart(async () => {
  const [module] = await Promise.all([
    import('./task-thread.tsx'),
    loadNamespaces(['tasks/comments', 'tasks/review', 'tasks/hours']),
  ]);
  return module.TaskThread;
});
