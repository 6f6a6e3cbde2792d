import type { Brand } from '#platform/contract/brand.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#platform/reports/preview-size.ts';

/** The brand panel of the sign-in page, on which white text reaches 4.5:1. */
export const PREVIEW_COLOURS: Record<Brand, Record<'ground' | 'shape' | 'line' | 'text' | 'second' | 'sun', string>> = {
  default: {
    ground: '#321e95',
    shape: '#4125c2',
    line: '#5b49db',
    text: '#ffffff',
    second: '#e1dafe',
    sun: '#f6a56a',
  },
  recruiting: {
    ground: '#91380e',
    shape: '#a8420a',
    line: '#c14802',
    text: '#ffffff',
    second: '#ffd7b4',
    sun: '#fe994d',
  },
};

/** The background: logo, cable-stayed bridge and sun. Bridge and sun are left out when there is a picture on the right. */
export function bridgePicture(brand: Brand, beside: boolean): string {
  const { ground, shape, line, sun, text } = PREVIEW_COLOURS[brand];
  const cables = [0, 1, 2, 3, 4].map((index) => {
    const reach = 70 + index * 64;
    const top = 350 - index * 26;
    return `<path d="M980 ${top}L${980 - reach} 560M980 ${top}L${980 + reach} 560"/>`;
  });
  const bridge = `${cables.join('')}<path d="M980 210V630M600 560H1200" stroke-width="8"/>`;
  const mark =
    '<path d="M4.5 18h19M9.5 7.5v14M18.5 7.5v14" stroke-width="2"/><path d="M9.5 8.5c1 4.6 2.6 6.6 4.5 6.6s3.5-2 4.5-6.6M9.5 8.5c-.7 3.3-2.2 5.700-5 6.500M18.500 8.500c.7 3.300 2.200 5.700 5 6.500" stroke-width="1.600"/>';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    beside ? '' : `<circle cx="1066" cy="150" r="62" fill="${sun}"/>`,
    beside ? '' : `<g fill="none" stroke="${shape}" stroke-width="4" stroke-linecap="round">${bridge}</g>`,
    `<g transform="translate(72 72) scale(1.5)"><rect width="28" height="28" rx="8" fill="${line}"/>`,
    `<g fill="none" stroke="${text}" stroke-linecap="round" stroke-linejoin="round">${mark}</g></g>`,
    '</svg>',
  ].join('');
}
