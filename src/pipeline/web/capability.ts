import {
  agendaPath,
  candidatesPath,
  pipelineFindable,
  pipelineWaiting,
  processesPath,
  settingsPaths,
} from '#pipeline/paths.ts';
import { optionsQuery } from '#pipeline/candidates/web/company-options.ts';
import { selectionsQuery } from '#pipeline/selection/web/selection-queries.ts';
import { invitationsQuery } from '#pipeline/selection/web/squad/squad-queries.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconCalendarEvent, IconChecklist, IconCircleX, IconHourglass, IconTag, IconUsers } from '#ui/icons/icons.ts';

/** Settings of a company that are about its candidates. */
const section = {
  group: 'company',
  roles: ['squadOwner', 'admin'],
  rank: 2,
  permissions: ['chooseSuggested'],
  ofCompany: true,
} as const;

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).pipelineRoutes,
  menu: {
    candidates: {
      text: 'menu.candidates',
      to: candidatesPath,
      rank: 2,
      icon: IconUsers,
      alsoAt: [processesPath],
      places: { owner: { group: 'hiring', side: 30 }, recruiter: { side: 20, header: 20, compact: 20 } },
    },
    interviews: {
      text: 'menu.interviews',
      to: agendaPath,
      rank: 2,
      icon: IconCalendarEvent,
      places: { owner: { group: 'hiring', side: 40 }, recruiter: { side: 30, header: 30, compact: 30 } },
    },
  },
  waits: {
    [pipelineWaiting.candidatesOverdue.name]: 'candidates',
    [pipelineWaiting.answersDue.name]: 'projects',
    [pipelineWaiting.peopleUntold.name]: 'projects',
    [pipelineWaiting.suggestionsToSee.name]: 'projects',
    [pipelineWaiting.interviewToday.name]: 'interviews',
    [pipelineWaiting.invitationsLapsing.name]: 'projects',
  },
  actions: [],
  settings: {
    limits: { ...section, text: 'menu.limits', to: settingsPaths.limits, icon: IconHourglass, order: 30 },
    scorecards: { ...section, text: 'menu.scorecards', to: settingsPaths.scorecards, icon: IconChecklist, order: 40 },
    reasons: { ...section, text: 'menu.reasons', to: settingsPaths.reasons, icon: IconCircleX, order: 50 },
    tags: {
      ...section,
      text: 'menu.tags',
      to: settingsPaths.tags,
      icon: IconTag,
      order: 70,
      roles: ['squadOwner', 'recruiter', 'admin'],
      permissions: ['chooseSuggested', 'assignProfessionals'],
    },
  },
  finds: {
    [pipelineFindable.candidate.name]: { group: 'menu.candidates', mark: 'person' },
  },
  lends: {
    /** Companies that wait for an answer to their brief. */
    applicationCalls: {
      load: () => import('#pipeline/selection/web/squad/invitations-note.tsx'),
      start: (queryClient) => queryClient.prefetchQuery(invitationsQuery),
    },
    /** The frame of a section about a company's candidates, on pages of later rooms. */
    candidateSettings: {
      load: () => import('#pipeline/candidates/web/settings/company-settings.tsx'),
      start: (queryClient, company) => queryClient.prefetchQuery(optionsQuery({ company })),
    },
    /** What can be done with all candidates of a vacancy, in its menu. */
    vacancyParts: {
      load: () => import('#pipeline/web/vacancy-actions.tsx'),
    },
    /** Selecting candidates, on the page of a project's professionals. */
    squadParts: {
      load: async () => {
        const [{ PositionSelection }, { SquadNote }] = await Promise.all([
          import('#pipeline/selection/web/position-selection.tsx'),
          import('#pipeline/selection/web/squad-note.tsx'),
        ]);
        return { PositionSelection, SquadNote };
      },
      start: (queryClient, projectId) => queryClient.prefetchQuery(selectionsQuery(projectId)),
    },
  },
});
