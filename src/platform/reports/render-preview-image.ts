import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { FONT_FAMILIES, fontFile } from '#platform/reports/fonts.ts';
import { bridgePicture, PREVIEW_COLOURS } from '#platform/reports/preview-backdrop.ts';
import type { PreviewImage } from '#platform/reports/preview-image.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#platform/reports/preview-size.ts';
import { printableText } from '#platform/reports/printable-text.ts';

const WEIGHTS = [400, 700, 800] as const;
const PICTURE_SIZE = 380;
const MARGIN = 72;

const fonts = FONT_FAMILIES.flatMap(({ name, script }) =>
  WEIGHTS.map((weight) => ({ name, weight, style: 'normal' as const, data: readFileSync(fontFile(script, weight)) })),
);
const fontFamily = FONT_FAMILIES.map(({ name }) => `"${name}"`).join(', ');

/** Renders the preview image in this process; requests use `buildPreviewImage`. */
export async function renderPreviewImage(preview: PreviewImage): Promise<Buffer> {
  const texts = await satori(layOut(preview), { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, fonts });
  const layers: OverlayOptions[] = [{ input: Buffer.from(texts) }];
  if (preview.picture) {
    const picture = sharp(Buffer.from(preview.picture)).resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'contain' });
    const left = PREVIEW_WIDTH - PICTURE_SIZE - MARGIN;
    layers.push({ input: await picture.png().toBuffer(), left, top: (PREVIEW_HEIGHT - PICTURE_SIZE) / 2 });
  }
  const backdrop = bridgePicture(preview.brand, Boolean(preview.picture));
  return sharp(Buffer.from(backdrop)).composite(layers).png({ compressionLevel: 9, palette: true }).toBuffer();
}

type Style = Record<string, string | number>;

// satori takes React's element format; this file avoids JSX, because Node.js runs it directly.
function box(style: Style, children: readonly unknown[] | string): ReactNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as ReactNode;
}

/** Clipped text: satori does not limit the lines of flex boxes. */
function clipped(lines: number, style: Style, text: string | undefined): ReactNode[] {
  const shown = printableText(text ?? '').trim();
  return shown ? [box({ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }, shown)] : [];
}

const FACT_HEIGHT = 50;
const fact: Style = {
  display: 'block',
  height: FACT_HEIGHT - 18,
  padding: '7px 18px',
  borderWidth: 2,
  borderStyle: 'solid',
  borderRadius: 25,
  fontSize: 24,
  lineHeight: 1.33,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
};

function layOut({ brand, title, kicker, subtitle, lines = [], picture }: PreviewImage): ReactNode {
  const colours = PREVIEW_COLOURS[brand];
  const inner = PREVIEW_WIDTH - 2 * MARGIN;
  const width = inner - (picture ? PICTURE_SIZE + 56 : 130);
  const titleSize = title.length > 60 ? 52 : 64;
  const wordmark = box({ fontSize: 34, fontWeight: 800, marginLeft: 58, lineHeight: 1.2 }, 'ponte');
  const facts = lines.map((line) => box({ ...fact, borderColor: colours.line, maxWidth: width }, printableText(line)));
  return box(
    {
      width: inner,
      height: PREVIEW_HEIGHT - 2 * MARGIN,
      margin: MARGIN,
      flexDirection: 'column',
      fontFamily,
      color: colours.text,
      fontWeight: 400,
    },
    [
      wordmark,
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', width }, [
        ...clipped(1, { fontSize: 26, fontWeight: 700, color: colours.second, marginBottom: 14 }, kicker),
        ...clipped(3, { fontSize: titleSize, fontWeight: 800, lineHeight: 1.12, letterSpacing: -1 }, title),
        ...clipped(2, { fontSize: 30, lineHeight: 1.3, color: colours.second, marginTop: 18 }, subtitle),
      ]),
      box({ flexWrap: 'wrap', gap: 12, height: facts.length > 0 ? FACT_HEIGHT : 0, overflow: 'hidden', width }, facts),
    ],
  );
}
