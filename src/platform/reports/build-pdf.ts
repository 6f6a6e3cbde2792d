import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { renderInWorker } from '#platform/reports/report-process.ts';

/** Builds the PDF of a document outside the process that answers requests, because page layout takes a tenth of a second and more. */
export function buildPdf(pdf: PdfDocument): Promise<Buffer> {
  return renderInWorker({ pdf });
}
