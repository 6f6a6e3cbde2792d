/** A backup cannot be taken or restored, for a reason that the operator can act on: the message is a complete sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}
