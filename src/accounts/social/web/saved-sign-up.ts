import { parseSavedSignUp } from '#accounts/sign-up/rules/saved-sign-up.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';

/** Saved in this tab, because the provider may open in it instead of in a pop-up. */
export const savedSignUp = {
  read: () => parseSavedSignUp(window.sessionStorage.getItem(sessionMarks.socialSignUp)),
  forget: () => window.sessionStorage.removeItem(sessionMarks.socialSignUp),
};
