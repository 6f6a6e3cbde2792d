import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const SIDE = 240;

/** A stored photo as a small JPEG for the PDF; null when it cannot be read, because a CV without a photo is better than none. */
export async function photoForPaper(stored: Readable): Promise<Buffer | null> {
  try {
    const image = sharp(await buffer(stored)).resize(SIDE, SIDE, { fit: 'cover' });
    return await image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
  } catch {
    return null;
  }
}
