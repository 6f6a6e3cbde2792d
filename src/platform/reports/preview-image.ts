import type { Brand } from '#platform/contract/brand.ts';

/** The content of a preview image, as messengers and social networks show it for a shared link. */
export interface PreviewImage {
  brand: Brand;
  /** Clipped after three lines. */
  title: string;
  /** Above the title: the kind of content. One line. */
  kicker?: string;
  /** Below the title, at most two lines. */
  subtitle?: string;
  /** Short facts at the bottom; those that do not fit are left out. */
  lines?: readonly string[];
  /** A square SVG of our own on the right, such as a radar; without text, which would depend on the machine's fonts. */
  picture?: string;
}
