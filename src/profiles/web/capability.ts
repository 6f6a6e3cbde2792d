import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { portfolioQuery } from '#profiles/portfolio/web/portfolio-api.ts';
import { profilePaths, profilesWaiting } from '#profiles/paths.ts';
import { IconUserCircle } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).profilesRoutes,
  menu: {
    profile: {
      text: 'menu.profile',
      to: profilePaths.ownProfile,
      rank: 3,
      icon: IconUserCircle,
      places: {
        member: { side: 10, header: 10, compact: 10 },
        assessmentUser: { side: 10, header: 10, compact: 10 },
      },
    },
  },
  // The landing page of the team shows what needs it.
  waits: { [profilesWaiting.reportedPiece.name]: 'overview' },
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** What a professional shows of their work, beside their profile elsewhere. */
    portfolio: {
      load: async () => (await import('#profiles/portfolio/web/reading-parts.ts')).readingParts,
      start: (queryClient, memberId) => queryClient.prefetchQuery(portfolioQuery(memberId)),
    },
  },
});
