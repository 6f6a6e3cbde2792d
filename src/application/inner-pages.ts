import type { AnyRoute } from '@tanstack/react-router';
import { accountsRoutes } from '#accounts/web/routes.tsx';
import { plannedPages } from '#application/planned-pages.ts';
import { applicationParts, pipelineParts } from '#application/parts/negotiation-parts.ts';
import { opportunityParts } from '#application/parts/opportunity-parts.ts';
import { profileParts } from '#application/parts/profile-parts.ts';
import { projectParts, squadParts } from '#application/parts/project-parts.ts';
import { backofficeRoutes } from '#backoffice/web/routes.tsx';
import { jobsRoutes } from '#jobs/web/routes.tsx';
import { negotiationsRoutes } from '#negotiations/web/routes.tsx';
import { ownDataRoutes } from '#own-data/web/routes.tsx';
import { pipelineRoutes } from '#pipeline/web/routes.tsx';
import { type Frames, pageRoute } from '#platform/ui/router/page-route.ts';
import { productPagesRoutes } from '#product-pages/web/routes.tsx';
import { profilesRoutes } from '#profiles/web/routes.tsx';
import { projectsRoutes } from '#projects/web/routes.tsx';
import { resultRoutes } from '#quizzes/web/results/result-routes.tsx';
import { quizzesRoutes } from '#quizzes/web/routes.tsx';
import { suggestionsRoutes } from '#suggestions/web/routes.tsx';
import { statisticsRoutes } from '#statistics/web/routes.tsx';
import { supportRoutes } from '#support/web/routes.tsx';
import { talentRoutes } from '#talent/web/routes.tsx';
import { workspacesRoutes } from '#workspaces/web/routes.tsx';

/** The pages behind the entrance: built ones and planned ones. In a script of its own, because it grows with every page. */
export function innerPages(frames: Frames): AnyRoute[] {
  const open = { roles: 'public', frame: 'public', namespaces: [] } as const;
  return [
    ...accountsRoutes(frames),
    ...workspacesRoutes(frames),
    ...profilesRoutes(frames, profileParts),
    ...quizzesRoutes(frames),
    ...resultRoutes(frames),
    ...projectsRoutes(frames, projectParts, squadParts),
    ...supportRoutes(frames),
    ...jobsRoutes(frames, applicationParts, opportunityParts),
    ...pipelineRoutes(frames, pipelineParts),
    ...negotiationsRoutes(frames),
    ...talentRoutes(frames),
    ...suggestionsRoutes(frames),
    ...statisticsRoutes(frames),
    ...productPagesRoutes(frames),
    ...backofficeRoutes(frames),
    ...ownDataRoutes(frames),
    ...plannedPages.map(([path, page]) => pageRoute(frames, { path, page, component: notFoundPage })),
    pageRoute(frames, { path: '/teste', page: open, component: notFoundPage }),
  ];
}

const notFoundPage = async () => (await import('#platform/ui/states/page-bodies.tsx')).NotFoundBody;
