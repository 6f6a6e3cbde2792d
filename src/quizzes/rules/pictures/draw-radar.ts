import { coordinate, type Picture, type PictureShape, type PictureTone } from '#quizzes/rules/pictures/picture.ts';

export interface RadarAxis {
  readonly label: string;
  /** Written in the stronger colour. */
  readonly strong?: boolean;
  /** Neighbours of one group share an arc of its colour around the radar. */
  readonly group?: PictureTone;
}

export interface RadarSeries {
  readonly tone: 'series' | 'comparison';
  /** One value per axis, 0 in the centre and 1 at the rim; larger values are drawn at the rim. */
  readonly values: readonly number[];
}

export interface Radar {
  readonly axes: readonly RadarAxis[];
  readonly series: readonly RadarSeries[];
  /** The axis that points straight up. */
  readonly top?: number;
  readonly width: number;
  readonly radius: number;
  readonly fontSize: number;
}

const RINGS = 4;
const ARC_DISTANCE = 5;
/** The gap that an arc leaves to the next axis at each end. */
const ARC_GAP = 0.06;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A radar: rings at quarters of the scale, a spoke and a label for each axis, and an outline with points for each series. */
export function drawRadar(radar: Radar): Picture {
  const { axes, series, width, radius, fontSize, top = 0 } = radar;
  const margin = fontSize * 2.4 + ARC_DISTANCE;
  const middle = { x: width / 2, y: radius + margin };
  const turn = (2 * Math.PI) / axes.length;
  /** A position on an axis, or between two of them; the first axis is rotated to `top`. */
  const pointAt = (axis: number, distance: number): Point => {
    const angle = (axis - top) * turn - Math.PI / 2;
    return {
      x: coordinate(middle.x + distance * Math.cos(angle)),
      y: coordinate(middle.y + distance * Math.sin(angle)),
    };
  };
  const shapes: PictureShape[] = [
    ...Array.from({ length: RINGS }, (_, ring) => ({
      kind: 'circle' as const,
      stroke: 'grid' as const,
      x: coordinate(middle.x),
      y: coordinate(middle.y),
      radius: coordinate((radius * (ring + 1)) / RINGS),
    })),
    ...spokesOf(radar).map((axis) => ({
      kind: 'path' as const,
      stroke: 'grid' as const,
      d: lineOf([middle, pointAt(axis, radius)]),
    })),
    ...arcsOf(axes).map(({ group, from, to }) => {
      const [start, end] = [from - 0.5 + ARC_GAP, to + 0.5 - ARC_GAP].map((axis) =>
        pointAt(axis, radius + ARC_DISTANCE),
      );
      const wide = (to - from + 1) * turn > Math.PI ? 1 : 0;
      const reach = radius + ARC_DISTANCE;
      const d = `M${start!.x} ${start!.y}A${reach} ${reach} 0 ${wide} 1 ${end!.x} ${end!.y}`;
      return { kind: 'path' as const, d, stroke: group, strokeWidth: 4 };
    }),
    ...series.flatMap(({ tone, values }) => outlineOf(tone, values, (axis, share) => pointAt(axis, share * radius))),
    ...axes.map(({ label, strong }, axis) => {
      const reach = radius + ARC_DISTANCE + fontSize * 0.7;
      const place = pointAt(axis, axis === top ? reach + liftOf(label, { turn, reach, fontSize }) : reach);
      return labelOf(label, { ...place, middle, size: fontSize, tone: strong ? 'strong' : 'text' });
    }),
  ];
  return { width, height: coordinate(2 * (radius + margin)), shapes };
}

/** About half of a letter's width, of the letter's height. */
const HALF_A_LETTER = 0.3;

/** How far the label of the topmost axis rises, so that a long one lies above its neighbours, which begin beside it. */
function liftOf(label: string, { turn, reach, fontSize }: { turn: number; reach: number; fontSize: number }): number {
  const drop = reach * (1 - Math.cos(turn));
  const reachesNeighbours = (label.length + 1) * fontSize * HALF_A_LETTER > reach * Math.sin(turn);
  return reachesNeighbours ? Math.max(0, fontSize * 1.1 - drop) : 0;
}

/** Every axis has a spoke; with groups, only the borders between them, or the grid would hide the outline. */
function spokesOf({ axes }: Radar): number[] {
  const arcs = arcsOf(axes);
  return arcs.length > 0 ? arcs.map(({ from }) => from - 0.5) : axes.map((_, axis) => axis);
}

function arcsOf(axes: readonly RadarAxis[]): { group: PictureTone; from: number; to: number }[] {
  const arcs: { group: PictureTone; from: number; to: number }[] = [];
  for (const [axis, { group }] of axes.entries()) {
    if (!group) continue;
    const last = arcs.at(-1);
    if (last?.group === group && last.to === axis - 1) last.to = axis;
    else arcs.push({ group, from: axis, to: axis });
  }
  return arcs;
}

function outlineOf(
  tone: RadarSeries['tone'],
  values: readonly number[],
  pointAt: (axis: number, share: number) => Point,
): PictureShape[] {
  const points = values.map((value, axis) => pointAt(axis, Math.min(1, Math.max(0, value))));
  const comparison = tone === 'comparison';
  return [
    {
      kind: 'path',
      d: `${lineOf(points)}Z`,
      stroke: tone,
      strokeWidth: 2,
      ...(comparison ? { dashed: true } : { fill: tone, fillOpacity: 0.14 }),
    },
    ...points.map(({ x, y }) => ({
      kind: 'circle' as const,
      x,
      y,
      radius: 3,
      stroke: tone,
      strokeWidth: 2,
      fill: 'surface' as const,
    })),
  ];
}

function labelOf(
  text: string,
  { x, y, middle, size, tone }: Point & { middle: Point; size: number; tone: 'text' | 'strong' },
): PictureShape {
  const aside = x - middle.x;
  const anchor = Math.abs(aside) < 2 ? 'middle' : aside > 0 ? 'start' : 'end';
  // Above the radar a label sits on its point, below it hangs, at the sides it is centred vertically.
  const rise = (y - middle.y) / Math.max(1, Math.hypot(aside, y - middle.y));
  return { kind: 'text', x, y: coordinate(y + size * (0.35 + 0.35 * rise)), anchor, size, tone, text };
}

function lineOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${coordinate(x)} ${coordinate(y)}`).join('');
}
