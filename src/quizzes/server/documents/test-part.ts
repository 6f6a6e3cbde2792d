import type { Content } from 'pdfmake/interfaces.js';

/** The part of a document about one test. */
export interface TestPart {
  /** Kept on one page with the heading. */
  first: Content;
  rest?: Content;
}
