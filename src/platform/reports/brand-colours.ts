import type { Brand } from '#platform/contract/brand.ts';

/** The colours of the light scheme that documents and pictures need; those of src/ui/theme/tokens.css. */
export interface BrandColours {
  mark: string;
  strong: string;
  soft: string;
  line: string;
  accent: string;
}

const apricot = '#f6a56a';

export const BRAND_COLOURS: Record<Brand, BrandColours> = {
  default: { mark: '#4125c2', strong: '#321e95', soft: '#f8f6ff', line: '#cabffe', accent: apricot },
  recruiting: { mark: '#c14802', strong: '#91380e', soft: '#fef6ee', line: '#feba82', accent: '#4125c2' },
};

export const TEXT_COLOURS = { text: '#1e1c29', second: '#444353', third: '#5a5969', line: '#e8e7ed' } as const;
