import { ItemCardsSkeleton } from '#ui/page/item-cards.tsx';

/** Shown until the ranking is loaded. */
export function SuggestedSkeleton({ lines = 3 }: { lines?: number }) {
  return <ItemCardsSkeleton height={220} count={lines} />;
}
