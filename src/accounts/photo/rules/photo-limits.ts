export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const MAXIMUM_PHOTO_BYTES = 5 * 1024 * 1024;
/** Photos are stored as squares with this side, in pixels. */
export const PHOTO_SIDE = 512;
