import type { AnyRoute } from '@tanstack/react-router';
import { matchVerdicts } from '#suggestions/rules/verdict.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { PageDefinition } from '#ui/router/page-definition.ts';
import { type Frames, pageRoute } from '#ui/router/page-route.ts';
import {
  matchesPage,
  matchRatingPage,
  searchingPage,
  squadSuggestionPage,
  suggestedPage,
} from '#suggestions/web/addresses.ts';
import { ratingsQuery, suggestedQuery } from './suggested/suggested-queries.ts';

const company: PageDefinition = { roles: ['squadOwner', 'recruiter', 'admin'], rank: 2, frame: 'app' };
const admin: PageDefinition = { roles: ['admin'], frame: 'app', mobileNotice: true };

export function suggestionsRoutes(frames: Frames, { vacancyHead, ...sources }: LentParts): AnyRoute[] {
  const creation: PageDefinition = {
    roles: ['squadOwner'],
    rank: 2,
    frame: 'app',
    briefCreation: true,
  };
  return [
    pageRoute(frames, {
      path: searchingPage,
      page: creation,
      component: async () => (await import('./matches/searching-page.tsx')).SearchingPage,
    }),
    pageRoute(frames, {
      path: matchesPage,
      page: creation,
      component: async () => (await import('./matches/matches-page.tsx')).MatchesPage,
    }),
    pageRoute(frames, {
      path: suggestedPage,
      page: company,
      component: async () => {
        const [{ SuggestedPage }, { lendHead }] = await Promise.all([
          import('./suggested/suggested-page.tsx'),
          vacancyHead.load(),
          sources.vacancyWaits.load(),
        ]);
        const { Head, GoneProject } = lendHead(sources);
        return () => <SuggestedPage Head={Head} GoneProject={GoneProject} />;
      },
      load: ({ queryClient, params, search }) =>
        queryClient.prefetchInfiniteQuery(suggestedQuery(params.projectId, search)),
    }),
    pageRoute(frames, {
      path: squadSuggestionPage,
      page: admin,
      component: async () => (await import('./squad-suggestion-page.tsx')).SquadSuggestionPage,
    }),
    pageRoute(frames, {
      path: matchRatingPage,
      page: admin,
      component: async () => (await import('./match-rating-page.tsx')).MatchRatingPage,
      load: ({ queryClient, search: { verdict } }) =>
        queryClient.prefetchInfiniteQuery(ratingsQuery(matchVerdicts.find((one) => one === verdict))),
    }),
  ];
}
