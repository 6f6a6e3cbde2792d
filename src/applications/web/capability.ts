import { applicationsPage, calendarPage, applicationsFindable, applicationsWaiting } from '#applications/paths.ts';
import type { IntentPartsSource } from '#applications/web/intent-parts.ts';
import { roles } from '#platform/access/access.ts';
import { defineWebCapability } from '#ui/capability/web-capability.ts';
import { IconCalendarEvent, IconCircleCheck } from '#ui/icons/icons.ts';

/** Keeps the job that somebody wants to apply for on the way to the application. */
const intentParts: IntentPartsSource = { load: () => import('#applications/web/saved-intent.ts') };

export const capability = defineWebCapability({
  pages: async () => (await import('./routes.tsx')).applicationsRoutes,
  menu: {
    applications: {
      text: 'menu.applications',
      to: applicationsPage,
      rank: 3,
      icon: IconCircleCheck,
      places: { member: { side: 20, header: 20, compact: 20 } },
    },
  },
  waits: {
    [applicationsWaiting.timesToChoose.name]: 'applications',
    [applicationsWaiting.profilePiece.name]: 'profile',
    [applicationsWaiting.applicationToSend.name]: 'applications',
  },
  actions: [],
  settings: {
    calendar: {
      text: 'menu.ownCalendar',
      to: calendarPage,
      icon: IconCalendarEvent,
      group: 'person',
      order: 40,
      roles,
      rank: 2,
    },
  },
  finds: {
    [applicationsFindable.application.name]: { group: 'menu.applications', mark: 'company' },
  },
  lends: { intentParts },
});
