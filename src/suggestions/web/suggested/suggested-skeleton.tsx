import { ItemCardsSkeleton } from '#platform/ui/page/item-cards.tsx';

/** Shown while nothing is known yet. */
export function SuggestedSkeleton({ lines = 3 }: { lines?: number }) {
  return <ItemCardsSkeleton height={220} count={lines} />;
}
