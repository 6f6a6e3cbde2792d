import { accountErrors } from '#accounts/errors.ts';
import { PHOTO_SIDE } from '#accounts/photo/rules/photo-limits.ts';
import { openPicture, readPictureHead } from '#platform/files/read-picture.ts';

/** Returns a single upright, square WebP without any metadata. Throws the error that names the problem of the file. */
export async function cutPhoto(bytes: Uint8Array, mediaType: string): Promise<Buffer> {
  const head = await readPictureHead(bytes);
  if (!head) throw accountErrors.photoUnreadable();
  if (head.mediaType !== mediaType) throw accountErrors.photoOtherType();
  if (head.isVast) throw accountErrors.photoTooManyPixels();
  try {
    return await openPicture(bytes)
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw accountErrors.photoUnreadable();
  }
}
