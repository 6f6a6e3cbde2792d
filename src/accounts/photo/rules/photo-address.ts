const PHOTOS = '/api/photos/';

export function photoPath(key: string): string {
  return PHOTOS + key;
}

/** The key of the file behind a person's picture; null when there is none or it is hosted elsewhere. */
export function photoKeyOf(image: string | null): string | null {
  return image?.startsWith(PHOTOS) ? image.slice(PHOTOS.length) : null;
}
