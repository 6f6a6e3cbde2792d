import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

const bare: PageDefinition = { roles: 'public', frame: 'bare', namespaces: ['accounts'] };

const login = async () => (await import('#accounts/sign-in/web/login-page.tsx')).LoginPage;
const signup = async () => (await import('#accounts/web/signup-page.tsx')).SignupPage;

/** The routes for signed-out visitors: part of the first script, without the table of all other pages. */
export function entranceRoutes(frames: Frames): AnyRoute[] {
  const route = (path: string, component: () => Promise<ComponentType>) =>
    pageRoute(frames, { path, page: bare, component });
  return [
    route(accountPaths.root, login),
    route(accountPaths.login, login),
    route(accountPaths.signup, signup),
    route(`${accountPaths.salesSignup}/{-$campaign}`, signup),
    route(accountPaths.matchmakingSignup, signup),
    route(accountPaths.assessmentSignup, signup),
    route(
      accountPaths.sendResetMail,
      async () => (await import('#accounts/mailed-codes/web/send-reset-mail-page.tsx')).SendResetMailPage,
    ),
  ];
}
