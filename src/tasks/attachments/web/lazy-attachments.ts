import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskAttachments = lazyPart(async () => {
  const module = await import('./task-attachments.tsx');
  return module.TaskAttachments;
});
