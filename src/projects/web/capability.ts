import { projectsFindable, projectsWaiting } from '#projects/paths.ts';
import { briefSelection, ownerProjects } from '#accounts/paths.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import type { ProfessionalPartsSource } from '#projects/professionals/web/professional-parts.ts';
import { IconBriefcase, IconPlus } from '#ui/icons/icons.ts';

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).projectsRoutes,
  menu: {
    projects: {
      text: 'menu.projects',
      to: ownerProjects,
      rank: 2,
      icon: IconBriefcase,
      alsoAt: ['/project-view', '/freelancer-view', '/my-freelancers', '/inhouse-budget'],
      places: {
        owner: { group: 'hiring', side: 20, header: 60 },
        recruiter: { side: 10, header: 10, compact: 10 },
      },
    },
    postProject: {
      text: 'menu.postProject',
      to: briefSelection,
      rank: 2,
      icon: IconPlus,
      places: { owner: { action: true, header: 70 }, admin: { side: 45 } },
    },
  },
  waits: { [projectsWaiting.projectToMove.name]: 'projects' },
  actions: [],
  settings: {},
  finds: {
    [projectsFindable.vacancy.name]: { group: 'menu.vacancies' },
    [projectsFindable.project.name]: { group: 'menu.projects' },
  },
  lends: {
    /** The contract of a hired professional, with what can be asked for them. */
    professionalParts: {
      load: () => import('#projects/professionals/web/professional-facts.tsx'),
    } satisfies ProfessionalPartsSource,
    /** What a ticket asks for one of them. */
    requestParts: { load: () => import('#projects/professionals/web/ticket-request.tsx') },
    /** The head of a vacancy, on the pages of later rooms that are its tabs. */
    vacancyHead: { load: () => import('./vacancy/lend-head.tsx') },
  },
});
