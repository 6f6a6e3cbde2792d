/** The embedded server cannot be used, for a reason that the operator can act on: the message is a complete sentence. */
export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}
