import type { Content } from 'pdfmake/interfaces.js';

/** What a document says of one test. */
export interface TestPart {
  /** Stays on one page with the heading. */
  first: Content;
  rest?: Content;
}
