import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';

export const LazyTaskAttachments = lazyPart(async () => {
  const [module] = await Promise.all([import('./task-attachments.tsx'), loadNamespaces(['tasks/attachments'])]);
  return module.TaskAttachments;
});
