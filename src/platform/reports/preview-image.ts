import type { Brand } from '#platform/contract/brand.ts';

/** What the picture says that messengers and social networks show of a shared link. */
export interface PreviewImage {
  brand: Brand;
  /** Clipped after three lines. */
  title: string;
  /** Above the title: what this is. One line. */
  kicker?: string;
  /** Below the title, at most two lines. */
  subtitle?: string;
  /** Short facts at the foot; what does not fit is left out. */
  lines?: readonly string[];
  /** An own square SVG at the right, such as a radar; without texts, which would need fonts of the machine. */
  picture?: string;
}
