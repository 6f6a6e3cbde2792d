/** What whoever asked may see has changed. */
export const ticketTopic = (supportId: string) => `ticket:${supportId}`;
/** The same and what the team says among itself, for the team alone. */
export const deskTopic = (supportId: string) => `desk:${supportId}`;
