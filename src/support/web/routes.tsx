import type { AnyRoute } from '@tanstack/react-router';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { supportPaths } from '#support/paths.ts';

export function supportRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, {
      path: supportPaths.list,
      page: { frame: 'app', namespaces: ['support'], rank: 2, roles: ['squadOwner', 'admin'] },
      component: () => import('./support-page.tsx').then((module) => module.SupportPage),
    }),
  ];
}
