/** Something that the product depends on failed: database, file store, queue. The same call may succeed in a moment. */
export class DependencyError extends Error {
  override name = 'DependencyError';
}
