import { loadNamespaces } from '#platform/ui/i18n.ts';
import { lazyPart } from '#platform/ui/lazy-part.tsx';
import { Card } from '#platform/ui/page/card.tsx';
import { Loading, SkeletonText } from '#platform/ui/states/skeleton.tsx';

function Meanwhile() {
  return (
    <Card>
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    </Card>
  );
}

/** The own portfolio stands below the first screen, so its script and texts come by themselves. */
export const LazyPortfolioCard = lazyPart(async () => {
  const texts = loadNamespaces(['profiles/portfolio']);
  const [module] = await Promise.all([import('./portfolio-card.tsx'), texts]);
  return module.PortfolioCard;
}, Meanwhile);
