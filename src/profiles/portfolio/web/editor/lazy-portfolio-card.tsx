import { useEffect, useRef } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Card } from '#ui/page/card.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { useNearScreen } from '#ui/use-near-screen.ts';
import styles from './editor.module.css';

const PLACE = 'portfolio';

/** Far below the screen it is not on its way, so nothing says that the page is busy. */
function Far() {
  return (
    <Card>
      <SkeletonText lines={3} />
    </Card>
  );
}

function Coming() {
  return (
    <Card>
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    </Card>
  );
}

const PortfolioCard = lazyPart(async () => (await import('./portfolio-card.tsx')).PortfolioCard, Coming);

/** The own portfolio stands below the first screen: its script, texts, pieces and pictures come when one comes near it. */
export function LazyPortfolioCard({ memberId }: { memberId: string }) {
  const [isNear, watch] = useNearScreen();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    watch(place.current);
    // A mail leads here, and the router looks for the place before it is drawn.
    if (window.location.hash === `#${PLACE}`) place.current?.scrollIntoView();
  }, [watch]);
  return (
    <div ref={place} id={PLACE} className={styles.anchor}>
      {isNear ? <PortfolioCard memberId={memberId} /> : <Far />}
    </div>
  );
}
