import { ItemCardsSkeleton } from '#platform/ui/page/item-cards.tsx';

/** As long as nobody is known yet. */
export function SuggestedSkeleton({ lines = 3 }: { lines?: number }) {
  return <ItemCardsSkeleton height={220} count={lines} />;
}
