import { PHOTO_SIDE } from '#accounts/photo/rules/photo-limits.ts';

/** Of the picture as it is shown, in its own pixels. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sharp on every screen; the server makes its own size of it. */
const CUT_SIDE = PHOTO_SIDE * 2;

/** The chosen square as a file of its own: what the camera wrote into the photo stays behind. */
export async function cutPhoto(address: string, area: PhotoArea): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.max(1, Math.min(CUT_SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  // Browsers that cannot write WebP write PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The photo could not be written.');
  return new File([blob], 'photo', { type: blob.type });
}
