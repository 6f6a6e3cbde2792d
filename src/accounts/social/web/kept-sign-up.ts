import { parseKeptSignUp } from '#accounts/sign-up/rules/kept-sign-up.ts';
import { sessionMarks } from '#accounts/rules/storage-keys.ts';

/** In this tab, also where the provider opens in it instead of in a pop-up. */
export const keptSignUp = {
  read: () => parseKeptSignUp(window.sessionStorage.getItem(sessionMarks.socialSignUp)),
  forget: () => window.sessionStorage.removeItem(sessionMarks.socialSignUp),
};
