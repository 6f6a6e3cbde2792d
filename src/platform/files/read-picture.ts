import sharp, { type Sharp } from 'sharp';

// Whatever a file claims to be, no other decoder (vectors, documents, camera formats) is ever loaded in this process; the
// product's own pictures are drawn in another, see platform/reports.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

const MAXIMUM_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;

interface PictureHead {
  /** By its content, whatever its name says. */
  mediaType: string;
  /** It has more pixels than we decode. */
  isVast: boolean;
}

/** What the head of a JPEG, PNG or WebP says; null for anything else. Nothing is decoded. */
export async function readPictureHead(bytes: Uint8Array): Promise<PictureHead | null> {
  if (!startsAsPicture(bytes)) return null;
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { mediaType: `image/${format}`, isVast: width * height > MAXIMUM_PIXELS };
  } catch {
    return null;
  }
}

/** The first frame of a picture, upright. What is written from it has no metadata unless one asks for it. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .rotate();
}

/** Checks the magic bytes of JPEG, PNG and WebP. */
function startsAsPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return start.startsWith('\xFF\xD8\xFF') || start.startsWith('\x89PNG\r\n') || /^RIFF[^]{4}WEBP/.test(start);
}
