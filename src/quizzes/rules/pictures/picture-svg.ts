import type { Picture, PictureShape, PictureTone } from '#quizzes/rules/pictures/picture.ts';

export type PicturePalette = Readonly<Record<PictureTone, string>>;

/** Renders a picture as SVG text, for documents and images. Pages render it as elements, whose colours follow the scheme. */
export function pictureSvg({ width, height, shapes }: Picture, palette: PicturePalette, fontFamily = 'Mulish'): string {
  const parts = shapes.map((shape) => shapeSvg(shape, palette)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${fontFamily}">${parts}</svg>`;
}

function shapeSvg(shape: PictureShape, palette: PicturePalette): string {
  if (shape.kind === 'text') {
    const { x, y, anchor, size, tone, text } = shape;
    const weight = tone === 'strong' ? 700 : 400;
    return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${palette[tone]}">${escapeXml(text)}</text>`;
  }
  const { fill, stroke, strokeWidth = 1 } = shape;
  const line = stroke ? ` stroke="${palette[stroke]}" stroke-width="${strokeWidth}"` : '';
  const area = ` fill="${fill ? palette[fill] : 'none'}"`;
  if (shape.kind === 'circle') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}"${area}${line}/>`;
  const ends = ' stroke-linecap="round" stroke-linejoin="round"';
  const opacity = shape.fillOpacity === undefined ? '' : ` fill-opacity="${shape.fillOpacity}"`;
  const dashes = shape.dashed ? ' stroke-dasharray="5 4"' : '';
  return `<path d="${shape.d}"${area}${opacity}${line}${dashes}${ends}/>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
