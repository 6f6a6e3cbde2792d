import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPreviewImage } from '#platform/reports/build-preview-image.ts';
import type { PreviewImage } from '#platform/reports/preview-image.ts';

const preview: PreviewImage = { brand: 'default', title: 'Pessoa desenvolvedora', lines: ['CLT', 'Remoto'] };
const pixel = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

// The photo upload disables vector decoding in this process; preview images are still rendered from vectors.
sharp.block({ operation: ['VipsForeignLoadSvg'] });

describe('preview images', () => {
  it.each([
    ['of usual texts', {}],
    ['of very long texts', { title: 'título '.repeat(300), subtitle: 'x'.repeat(2_000), lines: ['y'.repeat(500)] }],
    ['of empty texts', { title: '', kicker: ' ', subtitle: '', lines: [''] }],
    ['of other scripts and emoji', { title: '山田 🚀 Иван \u0000\ud800', lines: ['مرحبا'] }],
  ])('TST-06 are PNGs of 1200 × 630 %s', async (_, texts) => {
    const png = await buildPreviewImage({ ...preview, ...texts });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(200_000);
  });

  it('TST-06 wear the colours of the brand and take a picture', async () => {
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#0f0"/></svg>';
    const orange = await buildPreviewImage({ ...preview, brand: 'recruiting', picture });
    expect(await pixel(orange, 5, 5)).toEqual([0x91, 0x38, 0x0e]);
    expect(await pixel(orange, 900, 315)).toEqual([0, 255, 0]);
  });
});
