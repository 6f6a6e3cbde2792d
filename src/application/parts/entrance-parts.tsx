import type { EntranceParts } from '#accounts/web/entrance-parts.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { productPaths } from '#product-pages/paths.ts';

const Nothing = () => null;

/** What stands beside the form of the entrance. */
export const entranceParts: EntranceParts = {
  FrontDoor: lazyPart(async () => {
    try {
      const { FrontDoor } = await import('#product-pages/web/entrance/front-door.tsx');
      return () => <FrontDoor hire={productPaths.company} work={productPaths.candidate} />;
    } catch {
      // People log in all the same.
      return Nothing;
    }
  }),
};
