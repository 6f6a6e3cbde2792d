import sharp from 'sharp';
import { accountErrors } from '#accounts/errors.ts';
import { PHOTO_SIDE } from '#accounts/photo/rules/photo-limits.ts';

// Whatever a file claims to be, no other decoder (vectors, documents, camera formats) is ever loaded in this process; the
// product's own pictures are drawn in another, see platform/reports.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

const MAXIMUM_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;

/** Returns a single upright, square WebP without any metadata. Throws the error that names the problem of the file. */
export async function cutPhoto(bytes: Uint8Array, mediaType: string): Promise<Buffer> {
  if (!startsAsPhoto(bytes)) throw accountErrors.photoUnreadable();
  // We check the size ourselves to give it an error of its own. Only the header of the file is read here.
  const { format, width, height } = await orUnreadable(() => sharp(bytes, { limitInputPixels: false }).metadata());
  if (`image/${format}` !== mediaType) throw accountErrors.photoOtherType();
  if (width * height > MAXIMUM_PIXELS) throw accountErrors.photoTooManyPixels();
  return orUnreadable(() =>
    sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .rotate()
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer(),
  );
}

/** Checks the magic bytes of JPEG, PNG and WebP. */
function startsAsPhoto(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return start.startsWith('\xFF\xD8\xFF') || start.startsWith('\x89PNG\r\n') || /^RIFF[^]{4}WEBP/.test(start);
}

async function orUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw accountErrors.photoUnreadable();
  }
}
