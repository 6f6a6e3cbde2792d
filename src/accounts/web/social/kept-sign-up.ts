import { KEPT_SIGN_UP_KEY, type KeptSignUp, parseKeptSignUp } from '#accounts/rules/kept-sign-up.ts';

/** In this tab, also where the provider opens in it instead of in a pop-up. */
export const keptSignUp = {
  keep: (kept: KeptSignUp) => window.sessionStorage.setItem(KEPT_SIGN_UP_KEY, JSON.stringify(kept)),
  read: () => parseKeptSignUp(window.sessionStorage.getItem(KEPT_SIGN_UP_KEY)),
  forget: () => window.sessionStorage.removeItem(KEPT_SIGN_UP_KEY),
};
