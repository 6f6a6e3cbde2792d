import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskThread = lazyPart(async () => (await import('./task-thread.tsx')).TaskThread);
