import { BRAND_COLOURS, TEXT_COLOURS } from '#platform/reports/brand-colours.ts';
import type { PicturePalette } from '#quizzes/rules/pictures/picture-svg.ts';

/** The light scheme's colours of src/ui/theme/tokens.css, for paper. */
export const pictureColours: PicturePalette = {
  grid: '#d7d6df',
  track: TEXT_COLOURS.line,
  text: TEXT_COLOURS.second,
  strong: TEXT_COLOURS.text,
  series: '#5b49db',
  comparison: '#d28040',
  surface: '#ffffff',
  dominance: '#e75157',
  influence: '#d28040',
  stability: '#33a36d',
  conformity: '#3692dc',
};

/** For the brand panel, the background of preview images. */
export const panelColours: PicturePalette = {
  ...pictureColours,
  grid: '#5b49db',
  series: '#e1dafe',
  surface: '#321e95',
};

/** Renders a line drawing as SVG in muted and brand colours. */
export function drawingSvg(
  { lines, brand }: { lines: string; brand: string },
  colours = { lines: TEXT_COLOURS.third as string, brand: BRAND_COLOURS.default.mark },
): string {
  const path = (d: string, colour: string) => `<path d="${d}" stroke="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path(lines, colours.lines)}${path(brand, colours.brand)}</svg>`;
}
