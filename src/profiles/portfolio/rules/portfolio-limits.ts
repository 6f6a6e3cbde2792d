export const MAXIMUM_PIECES = 20;
/** A piece has up to so many pictures, or one PDF. */
export const MAXIMUM_PICTURES = 8;
export const PICTURE_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Pictures are stored no larger than this, in pixels of the longer side. */
export const PICTURE_SIDE = 2_000;
/** The width of what lists show of a picture, in pixels. */
export const PREVIEW_WIDTH = 640;

export const TITLE_LENGTH = 120;
export const PIECE_TEXT_LENGTH = 2_000;
/** What a picture shows, for people who do not see it. */
export const ALTERNATIVE_LENGTH = 200;
export const FILE_NAME_LENGTH = 120;
export const REPORT_TEXT_LENGTH = 1_000;

/** For the `accept` attribute of file inputs. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.webp,.pdf';
