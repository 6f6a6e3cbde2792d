const RESET_CODE_KEY = 'resetPasswordCode';

/** The code of the mailed link, saved in this tab while the new password is chosen. */
export const resetCode = {
  keep: (code: string) => window.sessionStorage.setItem(RESET_CODE_KEY, code),
  read: () => window.sessionStorage.getItem(RESET_CODE_KEY),
  forget: () => window.sessionStorage.removeItem(RESET_CODE_KEY),
};
