import { coordinate, type Picture, type PictureShape, type PictureTone } from '#quizzes/rules/pictures/picture.ts';

export interface Bar {
  readonly label: string;
  /** The label at the end of the line: "36%". */
  readonly figure: string;
  /** Filled fraction of the track, 0 to 1; larger values are drawn at the end. */
  readonly value: number;
  readonly tone: PictureTone;
}

interface BarsLook {
  readonly width: number;
  readonly fontSize: number;
  /** Height of the track. */
  readonly thickness: number;
}

/** Stacked bars, each with its label and figure above it. */
export function drawBars(bars: readonly Bar[], { width, fontSize, thickness }: BarsLook): Picture {
  const text = fontSize * 1.45;
  const step = text + thickness + fontSize * 0.9;
  const shapes = bars.flatMap(({ label, figure, value, tone }, index): PictureShape[] => {
    const top = index * step;
    const baseline = coordinate(top + fontSize);
    const track = { y: top + text, thickness };
    return [
      { kind: 'text', x: 0, y: baseline, anchor: 'start', size: fontSize, tone: 'text', text: label },
      { kind: 'text', x: width, y: baseline, anchor: 'end', size: fontSize, tone: 'strong', text: figure },
      { kind: 'path', d: pillOf(width, track), fill: 'track' },
      ...(value > 0 ? [{ kind: 'path' as const, d: pillOf(width * Math.min(1, value), track), fill: tone }] : []),
    ];
  });
  return { width, height: coordinate(Math.max(0, bars.length * step - fontSize * 0.9)), shapes };
}

/** A bar with round ends; one shorter than its radius is a dot. */
function pillOf(length: number, { y, thickness }: { y: number; thickness: number }): string {
  const round = thickness / 2;
  const straight = coordinate(Math.max(0, length - thickness));
  const [top, bottom] = [coordinate(y), coordinate(y + thickness)];
  const arc = `A${round} ${round} 0 0 1`;
  return `M${round} ${top}h${straight}${arc} ${coordinate(round + straight)} ${bottom}h${-straight}${arc} ${round} ${top}Z`;
}
