import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const SIDE = 240;

/** A stored photo as a small JPEG, which is what PDFs hold; null when it cannot be read: a CV goes without rather than not at all. */
export async function photoForPaper(stored: Readable): Promise<Buffer | null> {
  try {
    const image = sharp(await buffer(stored)).resize(SIDE, SIDE, { fit: 'cover' });
    return await image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
  } catch {
    return null;
  }
}
