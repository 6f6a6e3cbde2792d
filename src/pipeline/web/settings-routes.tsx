import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { settingsPages } from '#pipeline/candidates/web/settings/addresses.ts';
import type { Role } from '#platform/access/access.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';

/** The sections of the settings about a company's candidates. */
export function settingsRoutes(frames: Frames): AnyRoute[] {
  const section = (
    path: (typeof settingsPages)[keyof typeof settingsPages],
    component: () => Promise<ComponentType>,
    roles: readonly Role[] = ['squadOwner', 'admin'],
  ) =>
    pageRoute(frames, {
      path,
      page: {
        roles,
        rank: 2,
        frame: 'app',
        settings: true,
      },
      component,
      load: ({ queryClient, search }) => queryClient.prefetchQuery(optionsQuery({ company: search.company ?? null })),
    });
  return [
    section(settingsPages.limits, async () => (await import('#pipeline/limits/web/limits-page.tsx')).LimitsPage),
    section(
      settingsPages.scorecards,
      async () => (await import('#pipeline/evaluation/web/scorecards/scorecards-page.tsx')).ScorecardsPage,
    ),
    section(settingsPages.reasons, async () => (await import('#pipeline/moving/web/reasons-page.tsx')).ReasonsPage),
    section(settingsPages.tags, async () => (await import('#pipeline/tags/web/tags-page.tsx')).TagsPage, [
      'squadOwner',
      'recruiter',
      'admin',
    ]),
  ];
}
