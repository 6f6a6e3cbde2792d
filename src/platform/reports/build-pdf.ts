import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { makeInOwnThread } from '#platform/reports/report-thread.ts';

/** The PDF of a document; laying out pages takes a tenth of a second and more, off the thread that answers requests. */
export function buildPdf(pdf: PdfDocument): Promise<Buffer> {
  return makeInOwnThread({ pdf });
}
