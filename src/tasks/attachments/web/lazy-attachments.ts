import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskAttachments = lazyPart(async () => (await import('./task-attachments.tsx')).TaskAttachments);
