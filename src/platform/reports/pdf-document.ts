import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';
import type { Brand } from '#platform/contract/brand.ts';
import type { Language } from '#platform/i18n/language.ts';

/** A document for a PDF. Plain data without functions, because it is built in another process. */
export interface PdfDocument {
  /** Shown in the window title and in the file's properties. */
  title: string;
  author?: string;
  language: Language;
  brand: Brand;
  /** pdfmake content. A node with `headlineLevel` is never left at the bottom of a page. */
  content: Content;
  /** Styles in addition to `pdf-styles.ts`. */
  styles?: StyleDictionary;
  /** Data URLs of JPEG or PNG images, by the name used in `{ image: name }`. */
  images?: Record<string, string>;
  /** Footer of each page, before its number. */
  footer?: string;
  /** On its side, for wide tables. */
  landscape?: boolean;
  /** In points: left, top, right, bottom. */
  margins?: [number, number, number, number];
}
