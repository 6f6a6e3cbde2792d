import { PHOTO_KIND } from '#accounts/photo/server/save-photo.ts';
import { openFile } from '#platform/files/stored-files.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Context } from '#platform/http/request-context.ts';

const YEAR_SECONDS = 31_536_000;

/** The bytes of a photo. A new photo has a new address, so this one may be cached for ever. */
export async function servePhoto(context: Context, key: string) {
  const { files } = context;
  const file = await openFile(context.database, files, { key, kind: PHOTO_KIND });
  if (!file) throw platformErrors.notFound();
  return { ...file, maximumAgeSeconds: YEAR_SECONDS };
}
