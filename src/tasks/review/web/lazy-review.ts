import { lazyPart } from '#ui/lazy-part.tsx';

export const LazyTaskReview = lazyPart(async () => {
  const module = await import('./task-review.tsx');
  return module.TaskReview;
});
