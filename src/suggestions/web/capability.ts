import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { matchRatingPath } from '#suggestions/paths.ts';
import { invitationsQuery } from '#suggestions/web/suggested/suggested-queries.ts';
import { IconStars } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).suggestionsRoutes,
  menu: {
    matchRatings: {
      text: 'menu.matchRatings',
      to: matchRatingPath,
      icon: IconStars,
      places: { admin: { side: 50 } },
    },
  },
  waits: {},
  actions: [],
  settings: {},
  finds: {},
  lends: {
    /** Inviting a professional to a job, from every page on which companies find them. */
    personParts: {
      load: async () => ({ InviteDialog: (await import('#suggestions/web/invite-dialog.tsx')).InviteDialog }),
    },
    /** Invitations to apply, above the recommended vacancies. */
    opportunityParts: {
      load: async () => ({ Invitations: (await import('#suggestions/web/own-invitations.tsx')).OwnInvitations }),
      start: (queryClient) => queryClient.prefetchQuery(invitationsQuery),
    },
  },
});
