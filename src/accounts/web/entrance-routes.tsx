import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { brandDoors } from '#platform/contract/brand.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import type { EntranceParts } from '#accounts/web/entrance-parts.tsx';

const bare: PageDefinition = { roles: 'public', frame: 'bare' };

/** The routes for signed-out visitors: part of the first script, without the table of all other pages. */
export function entranceRoutes(frames: Frames, parts: EntranceParts): AnyRoute[] {
  const login = async () => {
    const { LoginPage } = await import('#accounts/sign-in/web/login-page.tsx');
    return () => <LoginPage {...parts} />;
  };
  const signup = async () => {
    const { SignupPage } = await import('#accounts/web/signup-page.tsx');
    return () => <SignupPage {...parts} />;
  };
  const route = (path: string, component: () => Promise<ComponentType>) =>
    pageRoute(frames, { path, page: bare, component });
  return [
    route(accountPaths.root, login),
    ...brandDoors.map((door) => route(door, login)),
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
