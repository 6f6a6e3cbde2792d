import { defineWaiting } from '#platform/contract/waiting.ts';

/** A member's own applications. */
export const applicationsPage = '/applications';

/** One of them, with its whole story. */
export const applicationPath = (applicationId: string) => `${applicationsPage}?application=${applicationId}`;

/** The secret feed of a person's interviews, for calendar programs. */
export const calendarFeedPath = (secret: string, ending = '.ics') => `${CALENDARS}${secret}${ending}`;
const CALENDARS = '/calendars/';

/** Where a person creates and revokes that address. */
export const calendarPage = '/interviews-calendar';

/** Whether calendar programs read an address. */
export const isForCalendars = (path: string) => path.startsWith(CALENDARS);

export const candidaciesWaiting = defineWaiting('candidacies', {
  timesToChoose: ({ applicationId }: { applicationId: string }) => applicationPath(applicationId),
});
