import { PHOTO_SIDE } from '#accounts/photo/rules/photo-limits.ts';

/** In pixels of the displayed picture. */
export interface PhotoArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sharp on every screen; the server scales it to its own size. */
const CUT_SIDE = PHOTO_SIDE * 2;

/** Crops the chosen square into a new file, without the camera's metadata. */
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
  // Browsers without WebP encoding write PNG.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92));
  if (!blob) throw new Error('The photo could not be written.');
  return new File([blob], 'photo', { type: blob.type });
}
