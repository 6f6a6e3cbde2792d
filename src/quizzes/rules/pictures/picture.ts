/** The role of a part of a picture; pages, documents and preview images each have their own colours for it. */
export type PictureTone =
  | 'grid'
  | 'track'
  | 'text'
  | 'strong'
  | 'series'
  | 'comparison'
  | 'surface'
  | 'dominance'
  | 'influence'
  | 'stability'
  | 'conformity';

export type PictureShape =
  | {
      readonly kind: 'path';
      readonly d: string;
      readonly stroke?: PictureTone;
      readonly strokeWidth?: number;
      readonly dashed?: true;
      readonly fill?: PictureTone;
      readonly fillOpacity?: number;
    }
  | {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly stroke?: PictureTone;
      readonly strokeWidth?: number;
      readonly fill?: PictureTone;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly size: number;
      readonly tone: 'text' | 'strong';
      readonly text: string;
    };

/** A drawing in its own units, later shapes above earlier ones. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly PictureShape[];
}

/** Formats a coordinate: a tenth of a unit is finer than visible. */
export function coordinate(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}
