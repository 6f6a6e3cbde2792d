import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskAttachments = lazyPart(async () => {
  const [module] = await Promise.all([import('./task-attachments.tsx'), loadNamespaces(['tasks/attachments'])]);
  return module.TaskAttachments;
});
