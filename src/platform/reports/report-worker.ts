import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import type { PreviewImage } from '#platform/reports/preview-image.ts';
import { renderPdf } from '#platform/reports/render-pdf.ts';
import { renderPreviewImage } from '#platform/reports/render-preview-image.ts';

export type ReportTask = { pdf: PdfDocument } | { preview: PreviewImage };
export type ReportAnswer = { id: number; bytes: Uint8Array } | { id: number; problem: string };

process.on('message', (message: unknown) => {
  const { id, task } = message as { id: number; task: ReportTask };
  void answer(id, task).then((answered) => process.send?.(answered));
});
process.on('disconnect', () => process.exit());

async function answer(id: number, task: ReportTask): Promise<ReportAnswer> {
  try {
    return { id, bytes: await ('pdf' in task ? renderPdf(task.pdf) : renderPreviewImage(task.preview)) };
  } catch (error) {
    return { id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
