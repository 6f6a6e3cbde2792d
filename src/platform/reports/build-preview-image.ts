import type { PreviewImage } from '#platform/reports/preview-image.ts';
import { renderInWorker } from '#platform/reports/report-process.ts';

/** Renders the image as PNG, 1200 × 630. It takes a few tenths of a second: callers cache it by content. */
export function buildPreviewImage(preview: PreviewImage): Promise<Buffer> {
  return renderInWorker({ preview });
}
