/** Of the message that goes with an invitation. */
export const MESSAGE_LENGTH = 600;
