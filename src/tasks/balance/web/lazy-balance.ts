import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyProjectBalance = lazyPart(async () => (await import('./project-balance.tsx')).ProjectBalance);
