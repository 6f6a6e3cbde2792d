/** Of the words that go with an invitation. */
export const MESSAGE_LENGTH = 600;
