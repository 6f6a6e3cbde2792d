import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBars } from '#quizzes/rules/pictures/draw-bars.ts';
import { drawRadar } from '#quizzes/rules/pictures/draw-radar.ts';
import type { Picture, PictureShape, PictureTone } from '#quizzes/rules/pictures/picture.ts';
import { pictureSvg, type PicturePalette } from '#quizzes/rules/pictures/picture-svg.ts';

const look = { width: 500, radius: 160, fontSize: 10 };
const palette = new Proxy({}, { get: (_, tone: string) => `#${tone}` }) as PicturePalette;
const axes = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `axis ${index}` }));

function circles(picture: Picture, tone: PictureTone) {
  return picture.shapes.filter((shape) => shape.kind === 'circle' && shape.stroke === tone) as Extract<
    PictureShape,
    { kind: 'circle' }
  >[];
}

/** The centre of a radar: that of its rings. */
function distanceOf(picture: Picture, point: { x: number; y: number }): number {
  const [ring] = circles(picture, 'grid');
  return Math.hypot(point.x - ring!.x, point.y - ring!.y);
}

describe('the radar', () => {
  test('TST-02 has the first axis on top, the next ones clockwise, and four rings', () => {
    const picture = drawRadar({ ...look, axes: axes(4), series: [{ tone: 'series', values: [1, 0.5, 0.25, 0] }] });
    const [ring] = circles(picture, 'grid');
    const { x, y } = ring!;
    expect(circles(picture, 'grid').map(({ radius }) => radius)).toEqual([40, 80, 120, 160]);
    expect(circles(picture, 'series').map((point) => [point.x, point.y])).toEqual([
      [x, y - 160],
      [x + 80, y],
      [x, y + 40],
      [x, y],
    ]);
    const labels = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.anchor]] : []));
    expect(labels).toEqual([
      ['axis 0', 'middle'],
      ['axis 1', 'start'],
      ['axis 2', 'middle'],
      ['axis 3', 'end'],
    ]);
  });

  test('TST-02 gives each group of neighbours one arc', () => {
    const groups = ['dominance', 'dominance', 'influence', 'influence', 'influence'] as const;
    const picture = drawRadar({ ...look, axes: groups.map((group) => ({ label: group, group })), series: [], top: 1 });
    const arcs = picture.shapes.filter((shape) => shape.kind === 'path' && shape.strokeWidth === 4);
    expect(arcs.map((shape) => shape.kind === 'path' && shape.stroke)).toEqual(['dominance', 'influence']);
  });

  test('TST-02 lifts a long name on top above its neighbours, and leaves a short one at the rim', () => {
    const heightOf = (label: string) => {
      const crowd = axes(20).with(0, { label });
      const picture = drawRadar({ width: 340, radius: 84, fontSize: 11, axes: crowd, series: [] });
      const [own, next] = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.y] : []));
      return next! - own!;
    };
    expect(heightOf('Calm')).toBeLessThan(11);
    expect(heightOf('Self-focused')).toBeGreaterThanOrEqual(11);
  });

  test('TST-02 puts every point as far out as its value says and never beyond the rim', () => {
    const value = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 24 }), fc.nat(23), (values, top) => {
        const picture = drawRadar({ ...look, axes: axes(values.length), series: [{ tone: 'series', values }], top });
        for (const [index, point] of circles(picture, 'series').entries()) {
          const share = Math.min(1, Math.max(0, values[index]!));
          expect(Math.abs(distanceOf(picture, point) - share * look.radius)).toBeLessThan(0.2);
          expect(point.x >= 0 && point.x <= picture.width && point.y >= 0 && point.y <= picture.height).toBe(true);
        }
      }),
    );
  });
});

describe('the bars', () => {
  test('TST-05 fill their tracks by their values, from nothing to all of it', () => {
    const bar = (value: number) => ({ label: 'a', figure: 'b', value, tone: 'series' as const });
    const picture = drawBars([bar(0), bar(0.5), bar(1), bar(7)], { width: 200, fontSize: 12, thickness: 8 });
    const filled = picture.shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.fill === 'series' ? [shape.d] : [],
    );
    expect(filled.map((d) => Number(/h([\d.]+)/.exec(d)![1]) + 8)).toEqual([100, 200, 200]);
  });
});

describe('the text of a picture', () => {
  test('TST-06 has the colours of its palette and cannot be left by a label', () => {
    const picture = drawRadar({
      ...look,
      axes: [{ label: '</text><script>' }, { label: 'a & "b"' }, { label: 'c' }],
      series: [
        { tone: 'series', values: [1, 1, 1] },
        { tone: 'comparison', values: [0, 0, 0] },
      ],
    });
    const svg = pictureSvg(picture, palette);
    expect(svg).toContain('stroke="#series"');
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toContain('&#60;/text&#62;&#60;script&#62;');
    expect(svg).not.toContain('<script>');
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
