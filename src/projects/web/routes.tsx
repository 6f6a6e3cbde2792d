import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#platform/ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';

const app = { frame: 'app', namespaces: ['projects'], rank: 2 } as const;
const creation: PageDefinition = { ...app, roles: ['squadOwner'], briefCreation: true };
const reading: PageDefinition = { ...app, roles: ['squadOwner', 'recruiter', 'admin'] };

const selection = () => import('./brief-selection-page.tsx').then((module) => module.BriefSelectionPage);

export function projectsRoutes(frames: Frames): AnyRoute[] {
  return [
    pageRoute(frames, { path: '/project-brief-selection/{-$campaign}', page: creation, component: selection }),
    pageRoute(frames, {
      path: '/project-brief-forms/$projectId',
      page: creation,
      component: () => import('./brief-form-page.tsx').then((module) => module.BriefFormPage),
    }),
    // Without a draft there is one to be chosen.
    pageRoute(frames, { path: '/project-brief-forms', page: creation, component: selection }),
    pageRoute(frames, {
      path: '/project-brief-thanks-page',
      page: creation,
      component: () => import('./brief-thanks-page.tsx').then((module) => module.BriefThanksPage),
    }),
    pageRoute(frames, {
      path: '/my-projects',
      page: reading,
      component: () => import('./projects-page.tsx').then((module) => module.ProjectsPage),
      load: ({ queryClient, search }) => startList(queryClient, search),
    }),
    pageRoute(frames, {
      path: '/my-projects/details/$projectId',
      page: reading,
      component: () => import('./project-details-page.tsx').then((module) => module.ProjectDetailsPage),
      load: ({ queryClient, params }) => startProject(queryClient, params.projectId ?? ''),
    }),
  ];
}

type Tools = Parameters<NonNullable<Parameters<typeof pageRoute>[1]['load']>>[0];

// Imported when they are needed: the first page of a visitor carries nothing of this capability.
async function startList(queryClient: Tools['queryClient'], search: Tools['search']) {
  const [{ listQuery }, { readListSearch }] = await Promise.all([
    import('./project-queries.ts'),
    import('./list-search.ts'),
  ]);
  return queryClient.prefetchQuery(listQuery(readListSearch(search)));
}

async function startProject(queryClient: Tools['queryClient'], projectId: string) {
  const { projectQuery } = await import('./project-queries.ts');
  return queryClient.prefetchQuery(projectQuery(projectId));
}
