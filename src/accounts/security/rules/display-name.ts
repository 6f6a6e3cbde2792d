export const DISPLAY_NAME_LENGTH = 120;
