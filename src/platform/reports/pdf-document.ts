import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';
import type { Brand } from '#platform/contract/brand.ts';
import type { Language } from '#platform/i18n/language.ts';

/** A document to be made into a PDF. Plain data without functions: it is built in a process of its own. */
export interface PdfDocument {
  /** In the window's title bar and in the file's properties. */
  title: string;
  author?: string;
  language: Language;
  brand: Brand;
  /** pdfmake's content. A node with `headlineLevel` never stays behind at the foot of a page. */
  content: Content;
  /** Beside those of `pdf-styles.ts`. */
  styles?: StyleDictionary;
  /** Data addresses of JPEG or PNG pictures by the name that `{ image: name }` calls them. */
  images?: Record<string, string>;
  /** At the foot of each page, before its number. */
  footer?: string;
  /** In points: left, top, right, bottom. */
  margins?: [number, number, number, number];
}
