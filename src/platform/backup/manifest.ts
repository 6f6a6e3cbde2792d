import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** The first entry of a backup: describes what it was taken from. */
const schema = z.object({
  takenAt: z.iso.datetime(),
  /** Version of the product. */
  product: z.string(),
  postgresMajor: z.number().int(),
  /** When the last applied migration was written, in milliseconds. */
  lastMigration: z.number().int(),
});

export type Manifest = z.infer<typeof schema>;
export const manifestName = 'manifest.json';
export const keysName = 'keys.json';

export function readManifest(text: string): Manifest {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      'The backup was taken by a newer version of the product, or is broken: its first part is not as expected.',
    );
  }
}
