import type { AnyRoute } from '@tanstack/react-router';
import { addInnerPages, createProductRouter } from '#application/router.tsx';
import type { LazyComponent } from '#ui/lazy-component.ts';

export { frameParts } from '#application/frame/frames.tsx';
export { addInnerPages, createProductRouter };

/** The pages that the router knows so far. */
export function listPages(router: ReturnType<typeof createProductRouter>) {
  const routes: AnyRoute[] = Object.values(router.routesById);
  return routes.flatMap(({ fullPath, options: { staticData, component } }) =>
    staticData?.page
      ? [{ path: String(fullPath), page: staticData.page, component: component as LazyComponent<object> }]
      : [],
  );
}
