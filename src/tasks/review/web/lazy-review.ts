import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskReview = lazyPart(async () => {
  const [module] = await Promise.all([import('./task-review.tsx'), loadNamespaces(['tasks/review', 'tasks/hours'])]);
  return module.TaskReview;
});
