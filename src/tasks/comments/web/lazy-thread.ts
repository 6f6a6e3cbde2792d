import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskThread = lazyPart(async () => {
  const module = await import('./task-thread.tsx');
  return module.TaskThread;
});
