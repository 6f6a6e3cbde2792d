export const PASSKEY_NAME_LENGTH = 60;
export const MAXIMUM_PASSKEYS = 20;
