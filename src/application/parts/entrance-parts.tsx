import type { EntranceParts } from '#accounts/web/entrance-parts.tsx';
import { loadNamespaces } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { productPaths } from '#product-pages/paths.ts';

const Nothing = () => null;

/** What stands beside the form of the entrance. */
export const entranceParts: EntranceParts = {
  FrontDoor: lazyPart(async () => {
    try {
      const texts = loadNamespaces(['product-pages/entrance']);
      const [{ FrontDoor }] = await Promise.all([import('#product-pages/web/entrance/front-door.tsx'), texts]);
      return () => <FrontDoor hire={productPaths.company} work={productPaths.candidate} />;
    } catch {
      // People log in all the same.
      return Nothing;
    }
  }),
};
