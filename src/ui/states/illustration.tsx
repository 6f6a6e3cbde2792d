import type { ReactNode } from 'react';
import styles from './states.module.css';

export type IllustrationName =
  | 'people'
  | 'documents'
  | 'search'
  | 'calendar'
  | 'gap'
  | 'gate'
  | 'crane'
  | 'arrival'
  | 'inbox';

/** Stays of a pylon at x from its top down to a deck; the product's motif. */
function stays(
  x: number,
  top: number,
  deck: number,
  reach: number,
  sides: readonly (-1 | 1)[] = [-1, 1],
  count = 5,
): string {
  const step = ((deck - top) * 0.42) / count;
  return sides
    .flatMap((side) =>
      Array.from(
        { length: count },
        (_, index) =>
          `M${x} ${(top + 4 + step * (count - 1 - index)).toFixed(1)}L${(x + side * (reach / count) * (index + 1)).toFixed(1)} ${deck}`,
      ),
    )
    .join('');
}

const person = (
  <>
    <circle cx="49" cy="82" r="10" />
    <path d="M33 113c2-10 9-15 16-15s14 5 16 15" />
  </>
);
const page = (x: number) => (
  <>
    <rect x={x} y="56" width="58" height="74" rx="8" fill="var(--bg-raised)" />
    <path d={`M${x + 14} 76h30M${x + 14} 90h30M${x + 14} 104h18`} />
  </>
);
const ground = <path d="M4 130h288" />;
const bridge = (
  <>
    <path d="M78 112h140M148 14v116" strokeWidth="3" />
    <path d={stays(148, 14, 112, 66)} strokeWidth="1.25" />
  </>
);

interface Drawing {
  sun: [number, number, number];
  lines: ReactNode;
  brand: ReactNode;
}

const drawings: Record<IllustrationName, Drawing> = {
  people: {
    sun: [204, 44, 22],
    lines: (
      <>
        {ground}
        <rect x="20" y="56" width="58" height="74" rx="8" fill="var(--bg-raised)" />
        {person}
        <g transform="translate(198 0)">
          <rect x="20" y="56" width="58" height="74" rx="8" fill="var(--bg-raised)" />
          {person}
        </g>
      </>
    ),
    brand: bridge,
  },
  documents: {
    sun: [204, 44, 22],
    lines: (
      <>
        {ground}
        <rect x="20" y="56" width="58" height="74" rx="8" fill="var(--bg-raised)" />
        {person}
        {page(218)}
      </>
    ),
    brand: bridge,
  },
  search: {
    sun: [96, 52, 20],
    lines: (
      <>
        {ground}
        <circle cx="206" cy="70" r="34" fill="var(--bg-raised)" />
        <path d="M231 94l27 27" strokeWidth="5" />
      </>
    ),
    brand: (
      <>
        <path d="M20 112h150M92 22v108" strokeWidth="3" />
        <path d={stays(92, 22, 112, 66)} strokeWidth="1.25" />
        <path d="M190 84h32M206 52v32" />
        <path d={stays(206, 52, 84, 16, [-1, 1], 3)} strokeWidth="1.25" />
      </>
    ),
  },
  calendar: {
    sun: [86, 46, 22],
    lines: (
      <>
        {ground}
        <rect x="176" y="44" width="92" height="86" rx="8" fill="var(--bg-raised)" />
        <path d="M176 66h92M198 36v16M246 36v16" />
        <path d="M194 84h10M217 84h10M240 84h10M194 104h10M240 104h10" strokeWidth="5" />
      </>
    ),
    brand: (
      <>
        <path d="M12 112h164M100 18v112" strokeWidth="3" />
        <path d={stays(100, 18, 112, 74)} strokeWidth="1.25" />
        <path d="M215 104l5 5l9-10" strokeWidth="3" />
      </>
    ),
  },
  // Two halves that do not meet: something has not arrived.
  gap: {
    sun: [148, 70, 22],
    lines: (
      <>
        {ground}
        <path d="M128 112l6-4M168 112l-6-4" />
        <path d="M140 122h16M132 136h32" opacity=".6" />
      </>
    ),
    brand: (
      <>
        <path d="M14 112h112M170 112h112M70 22v108M226 22v108" strokeWidth="3" />
        <path d={`${stays(70, 22, 112, 54)}${stays(226, 22, 112, 54)}`} strokeWidth="1.25" />
      </>
    ),
  },
  // An open road with a lowered barrier.
  gate: {
    sun: [84, 46, 22],
    lines: (
      <>
        {ground}
        <path d="M208 130V84" strokeWidth="3" />
        <rect x="198" y="70" width="20" height="16" rx="4" fill="var(--bg-raised)" />
        <path d="M218 96h62v9h-62zM234 96l-6 9M250 96l-6 9M266 96l-6 9" fill="var(--bg-raised)" />
        <path d="M276 130v-25" />
      </>
    ),
    brand: (
      <>
        <path d="M12 112h186M104 18v112" strokeWidth="3" />
        <path d={stays(104, 18, 112, 76)} strokeWidth="1.25" />
      </>
    ),
  },
  crane: {
    sun: [62, 48, 22],
    lines: (
      <>
        {ground}
        <path d="M230 130V34M244 130V34M222 130h30M172 34h112M237 18l-60 16M237 18l42 16M237 18v16M192 34v30" />
        <path d="M184 64h16v14h-16z" fill="var(--bg-raised)" />
        <path d="M230 50l14 16M244 50l-14 16M230 82l14 16M244 82l-14 16M230 98h14M230 66h14" strokeWidth="1.25" />
      </>
    ),
    brand: (
      <>
        <path d="M14 112h138M96 22v108" strokeWidth="3" />
        <path d={stays(96, 22, 112, 66, [-1])} strokeWidth="1.25" />
        <path d={stays(96, 22, 112, 50, [1], 4)} strokeWidth="1.25" />
        <path d="M166 112h12M192 112h6" strokeWidth="3" opacity=".5" />
      </>
    ),
  },
  arrival: {
    sun: [148, 62, 30],
    lines: (
      <>
        {ground}
        <path d="M252 130V74" />
        <path d="M252 76h28l-8 9l8 9h-28" fill="var(--bg-raised)" />
      </>
    ),
    brand: (
      <>
        <path d="M14 112h230M64 34v96M194 34v96" strokeWidth="3" />
        <path d={`${stays(64, 34, 112, 52)}${stays(194, 34, 112, 52)}`} strokeWidth="1.25" />
      </>
    ),
  },
  inbox: {
    sun: [216, 44, 20],
    lines: (
      <>
        {ground}
        <path d="M188 130V92a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v38M188 108h26l6 9h24l6-9h26" />
      </>
    ),
    brand: (
      <>
        <path d="M12 112h168M96 18v112" strokeWidth="3" />
        <path d={stays(96, 18, 112, 76)} strokeWidth="1.25" />
      </>
    ),
  },
};

export function Illustration({ name }: { name: IllustrationName }) {
  const { sun, lines, brand } = drawings[name];
  return (
    <svg className={styles.art} viewBox="0 0 296 140" aria-hidden="true">
      <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill="var(--accent)" />
      <g stroke="var(--border-control)">{lines}</g>
      <g stroke="var(--data-1)">{brand}</g>
    </svg>
  );
}
