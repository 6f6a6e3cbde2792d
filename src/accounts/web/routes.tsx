import type { AnyRoute } from '@tanstack/react-router';
import { accountPaths } from '#accounts/paths.ts';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

const bare: PageDefinition = { roles: 'public', frame: 'bare', namespaces: ['accounts'] };
const entrance = async () => (await import('./entrance-page.tsx')).EntrancePage;

export function accountsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, { path: accountPaths.root, page: bare, component: entrance }),
    pageRoute(frames, { path: accountPaths.login, page: bare, component: entrance }),
    pageRoute(frames, { path: accountPaths.signup, page: bare, component: entrance }),
  ];
}
