import { createElement, type SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  size?: number | string;
}

/** An icon of 24 × 24 units, drawn in the colour of the text around it. */
export function createIcon(path: string, look: 'outline' | 'filled' = 'outline') {
  const colours = look === 'filled' ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  return function Icon({ size = 24, ...props }: IconProps) {
    const shape = { width: size, height: size, viewBox: '0 0 24 24', strokeWidth: 1.75 };
    const ends = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
    return createElement('svg', { ...shape, ...ends, ...colours, ...props }, createElement('path', { d: path }));
  };
}
