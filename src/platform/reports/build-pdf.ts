import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { makeInOwnProcess } from '#platform/reports/report-process.ts';

/** The PDF of a document; laying out pages takes a tenth of a second and more, away from the process that answers requests. */
export function buildPdf(pdf: PdfDocument): Promise<Buffer> {
  return makeInOwnProcess({ pdf });
}
