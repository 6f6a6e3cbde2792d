import { Scene } from './scene.tsx';

/** Where a pylon stands on the rising deck, how steep it is there, and how far the person has come. */
const STEPS = [
  { x: 96, deck: 371, slope: 0.17, state: 'done' },
  { x: 244, deck: 336, slope: 0.3, state: 'done' },
  { x: 396, deck: 276, slope: 0.46, state: 'now' },
  { x: 548, deck: 193, slope: 0.6, state: 'ahead' },
] as const;
const HEIGHT = 128;

function staysOf({ x, deck, slope }: (typeof STEPS)[number]): string {
  // The deck grows steeper to the right.
  const fall = (away: number) => deck - away * (slope + away * 0.0007);
  return [-64, -48, -32, 32, 48, 64]
    .map((away) => `M${x} ${deck - HEIGHT + 30}L${x + away} ${fall(away).toFixed(1)}`)
    .join('');
}

/** A way upwards over the bridge: each pylon is a step, the sun the one where the person stands. */
export function PathHero() {
  return (
    <Scene>
      <path
        d="M-60 392C180 372 330 312 460 250S640 140 720 92V460H-60z"
        fill="var(--brand-panel-shape)"
        opacity=".55"
      />
      <path d={STEPS.map(staysOf).join('')} stroke="var(--brand-panel-line)" opacity=".7" />
      {STEPS.map(({ x, deck, state }) => (
        <g key={x} strokeLinecap="round" strokeLinejoin="round" fill="none">
          <path d={`M${x} ${deck + 40}V${deck - HEIGHT + 20}`} stroke="var(--on-brand-panel)" strokeWidth="5" />
          {state === 'now' && <circle cx={x} cy={deck - HEIGHT} r="40" fill="var(--brand-panel-sun)" />}
          <circle
            cx={x}
            cy={deck - HEIGHT}
            r="21"
            fill={state === 'done' ? 'var(--on-brand-panel)' : 'var(--brand-panel)'}
            stroke={state === 'ahead' ? 'var(--brand-panel-line)' : 'var(--on-brand-panel)'}
            strokeWidth="3"
            {...(state === 'ahead' && { strokeDasharray: '5 7' })}
          />
          {state === 'done' && (
            <path d={`M${x - 9} ${deck - HEIGHT}l6 7 12-14`} stroke="var(--brand-panel)" strokeWidth="4" />
          )}
          {state === 'now' && <circle cx={x} cy={deck - HEIGHT} r="7" fill="var(--on-brand-panel)" />}
        </g>
      ))}
      <path
        d="M-60 392C180 372 330 312 460 250S640 140 720 92"
        fill="none"
        stroke="var(--on-brand-panel)"
        strokeWidth="7"
      />
    </Scene>
  );
}
