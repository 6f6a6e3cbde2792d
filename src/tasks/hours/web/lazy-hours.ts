import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskHours = lazyPart(async () => (await import('./task-hours.tsx')).TaskHours);
