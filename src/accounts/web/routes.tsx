import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { accountPaths } from '#accounts/paths.ts';
import { roles } from '#platform/access/access.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { securityQuery } from '#accounts/security/web/account-queries.ts';
import { mailboxPage } from '#accounts/web/addresses.ts';

const bare: PageDefinition = { roles: 'public', frame: 'bare' };
const framed: PageDefinition = { ...bare, frame: 'public' };
const ownMail: PageDefinition = { ...bare, roles };
const ownAccount: PageDefinition = {
  roles,
  frame: 'app',
  settings: true,
};

export function accountsRoutes(frames: Frames): AnyRoute[] {
  const route = (path: string, page: PageDefinition, component: () => Promise<ComponentType>) =>
    pageRoute(frames, { path, page, component });
  return [
    route(
      accountPaths.adminSignup,
      bare,
      async () => (await import('#accounts/sign-up/web/staff-signup-page.tsx')).StaffSignupPage,
    ),
    route(
      accountPaths.socialDone,
      bare,
      async () => (await import('#accounts/social/web/social-done-page.tsx')).SocialDonePage,
    ),
    route(
      accountPaths.resetPassword,
      bare,
      async () => (await import('#accounts/mailed-codes/web/reset-password-page.tsx')).ResetPasswordPage,
    ),
    route(
      accountPaths.emailAction,
      bare,
      async () => (await import('#accounts/mailed-codes/web/email-action-page.tsx')).EmailActionPage,
    ),
    route(
      accountPaths.confirmEmail,
      ownMail,
      async () => (await import('#accounts/mailed-codes/web/confirm-email-page.tsx')).ConfirmEmailPage,
    ),
    route(
      accountPaths.emailChecked,
      bare,
      async () => (await import('#accounts/mailed-codes/web/email-checked-page.tsx')).EmailCheckedPage,
    ),
    pageRoute(frames, {
      path: accountPaths.account,
      page: ownAccount,
      component: async () => (await import('#accounts/security/web/personal-page.tsx')).PersonalPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(securityQuery),
    }),
    pageRoute(frames, {
      path: accountPaths.accountSecurity,
      page: ownAccount,
      component: async () => (await import('#accounts/web/security-page.tsx')).SecurityPage,
      load: ({ queryClient }) => queryClient.prefetchQuery(securityQuery),
    }),
    route(
      accountPaths.accountLanguage,
      ownAccount,
      async () => (await import('#accounts/security/web/language-page.tsx')).LanguagePage,
    ),
    route(
      accountPaths.forbidden,
      framed,
      async () => (await import('#accounts/sign-in/web/refusal-pages.tsx')).ForbiddenPage,
    ),
    route(
      accountPaths.maintenance,
      framed,
      async () => (await import('#accounts/sign-in/web/refusal-pages.tsx')).MaintenancePage,
    ),
    route(
      accountPaths.briefBlocked,
      framed,
      async () => (await import('#accounts/sign-in/web/refusal-pages.tsx')).BriefBlockedPage,
    ),
    pageRoute(frames, {
      path: mailboxPage,
      page: framed,
      component: async () => (await import('#accounts/mailed-codes/web/mailbox-page.tsx')).MailboxPage,
    }),
  ];
}
