/** Maximum length of the message in an invitation. */
export const MESSAGE_LENGTH = 600;
