import type { PreviewImage } from '#platform/reports/preview-image.ts';
import { makeInOwnProcess } from '#platform/reports/report-process.ts';

/** The picture as PNG, 1200 × 630. It takes a few tenths of a second: callers keep it by what it shows. */
export function buildPreviewImage(preview: PreviewImage): Promise<Buffer> {
  return makeInOwnProcess({ preview });
}
