import { Scene } from './scene.tsx';

const COLUMNS = [
  { x: 60, cards: 3 },
  { x: 200, cards: 2 },
  { x: 340, cards: 1 },
  { x: 480, cards: 2 },
] as const;

/** The height of the cable, the curve that the picture draws. */
function cableAt(x: number): number {
  const along = (x + 60) / 760;
  return Math.round(36 + 228 * along * (1 - along));
}

function Card({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y} width="92" height="50" rx="8" fill="var(--brand-panel)" stroke="var(--brand-panel-line-soft)" />
      <circle cx={x + 18} cy={y + 18} r="8" fill="var(--brand-panel-line)" opacity=".6" />
      <path d={`M${x + 34} ${y + 18}h42M${x + 12} ${y + 36}h54`} stroke="var(--brand-panel-line-soft)" />
    </>
  );
}

/** The board of a vacancy, hung from a cable of the bridge; one card is on its way. */
export function BoardHero() {
  return (
    <Scene>
      <path d="M-60 36Q320 150 700 36" fill="none" stroke="var(--brand-panel-line)" strokeWidth="2" />
      {COLUMNS.map(({ x, cards }) => (
        <g key={x} strokeWidth="3" strokeLinecap="round">
          <path
            d={`M${x + 20} ${cableAt(x + 20)}V128M${x + 96} ${cableAt(x + 96)}V128`}
            stroke="var(--brand-panel-line)"
            strokeWidth="1.25"
          />
          <rect x={x} y="128" width="116" height="262" rx="12" fill="var(--brand-panel-shape)" />
          <path d={`M${x + 14} 148h46`} stroke="var(--on-brand-panel-2)" strokeWidth="4" />
          {Array.from({ length: cards }, (_, at) => (
            <Card key={at} x={x + 12} y={164 + at * 60} />
          ))}
        </g>
      ))}
      <rect
        x="352"
        y="224"
        width="92"
        height="50"
        rx="8"
        fill="none"
        stroke="var(--brand-panel-line)"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <g transform="translate(276 236) rotate(-5)" strokeWidth="4" strokeLinecap="round">
        <rect width="112" height="60" rx="10" fill="var(--on-brand-panel)" />
        <circle cx="24" cy="23" r="11" fill="var(--brand-panel-sun)" />
        <path d="M44 19h46M44 29h30M14 46h66" stroke="var(--brand-panel)" opacity=".55" />
      </g>
    </Scene>
  );
}
