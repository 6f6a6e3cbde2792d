import type { Sharp } from 'sharp';
import { openPicture, readPictureHead } from '#platform/files/read-picture.ts';
import { profileErrors } from '#profiles/errors.ts';
import { PICTURE_SIDE, PREVIEW_WIDTH } from '#profiles/portfolio/rules/portfolio-limits.ts';

export const PICTURE_TYPE = 'image/webp';

export interface PreparedPicture {
  full: Buffer;
  preview: Buffer;
  /** The width of the full picture, in pixels. */
  width: number;
  height: number;
}

/** A picture and its preview as upright WebP without any metadata. Throws the error that names the problem of the file. */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture> {
  const head = await readPictureHead(bytes);
  if (!head) throw profileErrors.pictureUnreadable();
  if (head.isVast) throw profileErrors.pictureTooManyPixels();
  try {
    const { data, info } = await within(openPicture(bytes), PICTURE_SIDE, PICTURE_SIDE)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    // No higher than four screens wide, however long the picture is.
    const preview = await within(openPicture(data), PREVIEW_WIDTH, PREVIEW_WIDTH * 4)
      .webp({ quality: 78 })
      .toBuffer();
    return { full: data, preview, width: info.width, height: info.height };
  } catch {
    throw profileErrors.pictureUnreadable();
  }
}

const within = (picture: Sharp, width: number, height: number) =>
  picture.resize(width, height, { fit: 'inside', withoutEnlargement: true });
