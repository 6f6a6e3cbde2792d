/** How long the link of an invitation works. */
export const INVITATION_DAYS = 14;
/** Addresses or accounts that are added in one go. */
export const MAXIMUM_AT_ONCE = 50;
/** Colleagues and open invitations of one space. */
export const MAXIMUM_PEOPLE = 300;
/** The mail before a membership ends. */
export const NOTICE_DAYS = 3;
/** How long the page waits between choosing a space and being in it. */
export const SELECT_DELAY_MS = 900;
