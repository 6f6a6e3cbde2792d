import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import { readViewer } from '#ui/viewer.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { HeadSources } from './vacancy/vacancy-parts.ts';
import { withPreview, withVacancyParts } from './vacancy/with-vacancy-parts.tsx';
import type { ProjectPartsSource } from './project-parts.ts';
import { templatesQuery } from '#projects/briefs/web/templates/template-list.ts';
import { readListSearch } from './list-search.ts';
import { draftsQuery, listQuery, projectQuery } from './project-queries.ts';
import {
  briefFormPage,
  briefSelectionPage,
  briefThanksPage,
  onboardingPage,
  professionalViewPage,
  professionalsPage,
  projectPage,
  projectStatisticsPage,
  projectViewPage,
  projectsOfOwnerPage,
  projectsPage,
  sharedBriefPage,
  upsellThanksPage,
} from '#projects/web/addresses.ts';

const app = { frame: 'app', rank: 2 } as const;
const creation: PageDefinition = { ...app, roles: ['squadOwner', 'admin'], briefCreation: true };
const reading: PageDefinition = { ...app, roles: ['squadOwner', 'recruiter', 'admin'] };

const selection = () =>
  import('#projects/briefs/web/brief-selection-page.tsx').then((module) => module.BriefSelectionPage);

const startSelection = ({ queryClient }: { queryClient: QueryClient }) => {
  const drafts = queryClient.prefetchQuery(draftsQuery);
  // Administrators begin with the company.
  if (readViewer(queryClient)?.userRole === 'admin') return drafts;
  const start = [queryClient.prefetchQuery(templatesQuery), queryClient.prefetchQuery(listQuery({}))];
  return Promise.all([drafts, ...start]);
};

const ownerView: PageDefinition = { ...reading, roles: ['squadOwner'] };

export function projectsRoutes(frames: Frames, { projectParts: parts, squadParts, ...sources }: LentParts): AnyRoute[] {
  return [
    pageRoute(frames, { path: briefSelectionPage, page: creation, component: selection, load: startSelection }),
    pageRoute(frames, {
      path: briefFormPage,
      page: creation,
      component: withPreview(
        sources.vacancyPreview,
        async () => (await import('#projects/briefs/web/brief-form-page.tsx')).BriefFormPage,
      ),
    }),
    // Without a draft in the address, the reader chooses one.
    pageRoute(frames, { path: '/project-brief-forms', page: creation, component: selection, load: startSelection }),
    pageRoute(frames, {
      path: onboardingPage,
      page: creation,
      component: () =>
        import('#projects/briefs/web/onboarding/onboarding-page.tsx').then((module) => module.OnboardingPage),
    }),
    pageRoute(frames, {
      path: '/project-brief-campaign-thanks-page',
      page: creation,
      component: withVacancyParts(
        sources,
        async () => (await import('#projects/briefs/web/brief-thanks-page.tsx')).BriefThanksPage,
      ),
    }),
    pageRoute(frames, {
      path: sharedBriefPage,
      page: { roles: 'public', frame: 'bare' },
      component: () =>
        import('#projects/briefs/web/sharing/shared-brief-page.tsx').then((module) => module.SharedBriefPage),
    }),
    pageRoute(frames, {
      path: briefThanksPage,
      page: creation,
      component: withVacancyParts(
        sources,
        async () => (await import('#projects/briefs/web/brief-thanks-page.tsx')).BriefThanksPage,
      ),
    }),
    pageRoute(frames, {
      path: projectsPage,
      page: reading,
      component: () => import('./projects-page.tsx').then((module) => module.ProjectsPage),
      load: ({ queryClient, search }) => queryClient.prefetchQuery(listQuery(readListSearch(search))),
    }),
    pageRoute(frames, {
      path: projectPage,
      page: reading,
      component: withVacancyParts(sources, async () => (await import('./project-details-page.tsx')).ProjectDetailsPage),
      load: ({ queryClient, params }) => startProject(queryClient, params.projectId),
    }),
    pageRoute(frames, {
      path: professionalsPage,
      page: reading,
      component: withVacancyParts(sources, async () => {
        const [{ ProfessionalsPage }, loaded] = await Promise.all([
          import('#projects/professionals/web/professionals-page.tsx'),
          squadParts.load(),
        ]);
        return () => <ProfessionalsPage parts={loaded} />;
      }),
      load: ({ queryClient, params: { projectId } }) =>
        Promise.all([startProject(queryClient, projectId), squadParts.start(queryClient, projectId)]),
    }),
    pageRoute(frames, {
      path: projectsOfOwnerPage,
      page: reading,
      component: () => import('./projects-page.tsx').then((module) => module.ProjectsPage),
    }),
    pageRoute(frames, {
      path: projectViewPage,
      page: ownerView,
      component: () =>
        import('#projects/professionals/web/project-view-page.tsx').then((module) => module.ProjectViewPage),
    }),
    pageRoute(frames, {
      path: professionalViewPage,
      page: ownerView,
      component: () =>
        import('#projects/professionals/web/professional-view-page.tsx').then((module) => module.ProfessionalViewPage),
    }),
    pageRoute(frames, {
      path: upsellThanksPage,
      page: creation,
      component: withVacancyParts(
        sources,
        async () => (await import('#projects/professionals/web/upsell-thanks-page.tsx')).UpsellThanksPage,
      ),
    }),
    statisticsRoute(frames, parts, sources),
  ];
}

function statisticsRoute(frames: Frames, parts: ProjectPartsSource, sources: HeadSources): AnyRoute {
  return pageRoute(frames, {
    path: projectStatisticsPage,
    page: reading,
    component: withVacancyParts(sources, async () => {
      const [{ ProjectStatisticsPage }, loaded] = await Promise.all([import('./statistics-page.tsx'), parts.load()]);
      return () => <ProjectStatisticsPage {...loaded} />;
    }),
    load: ({ queryClient, params }) => startProject(queryClient, params.projectId),
  });
}

function startProject(queryClient: QueryClient, projectId: string) {
  return queryClient.prefetchQuery(projectQuery(projectId));
}
