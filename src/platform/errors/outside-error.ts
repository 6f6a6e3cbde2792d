/** Something that the product needs failed: database, file store, queue. The same call may work in a moment. */
export class OutsideError extends Error {
  override name = 'OutsideError';
}
