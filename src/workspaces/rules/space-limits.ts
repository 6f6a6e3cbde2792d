/** Days for which an invitation's link works. */
export const INVITATION_DAYS = 14;
/** Addresses or accounts per request. */
export const MAXIMUM_AT_ONCE = 50;
/** Colleagues and open invitations of one space. */
export const MAXIMUM_PEOPLE = 300;
/** Days of notice before a membership ends. */
export const NOTICE_DAYS = 3;
/** Pause between choosing a space and entering it. */
export const SELECT_DELAY_MS = 900;
