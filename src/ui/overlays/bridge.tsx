import { useId } from 'react';

const DECK_LEVEL = 394;
const WATER_LEVEL = 452;
const PYLONS = [178, 522] as const;
const STAYS = 11;

/** The deck rises slightly towards its middle. */
function deckAt(x: number): number {
  return DECK_LEVEL + ((x - 325) / 325) ** 2 * 22;
}

function staysOf(pylon: number): string {
  let path = '';
  for (let index = 0; index < STAYS; index += 1) {
    const top = 218 - index * 11;
    const reach = 15.64 * (index + 1);
    for (const x of [pylon - reach, pylon + reach]) path += `M${pylon} ${top}L${x.toFixed(1)} ${deckAt(x).toFixed(1)}`;
  }
  return path;
}

const deck = `M-60 ${deckAt(-60).toFixed(1)}Q325 ${(2 * DECK_LEVEL - deckAt(-60)).toFixed(1)} 710 ${deckAt(710).toFixed(1)}`;
const stays = PYLONS.map(staysOf).join('');
const ripples = 'M40 482h64M88 498h36M470 486h52M556 500h70M214 518h48M120 532h90M440 534h64M-30 510h40M640 524h40';

/** The cable-stayed bridge at sunset; all colours are the brand's. */
export function Bridge() {
  const sky = useId();
  return (
    <svg viewBox="0 0 640 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id={sky}>
        <rect x="-200" y="0" width="1040" height={WATER_LEVEL} />
      </clipPath>
      <circle cx="350" cy="372" r="108" fill="var(--brand-panel-sun)" clipPath={`url(#${sky})`} />
      <rect x="-200" y={WATER_LEVEL} width="1040" height="400" fill="var(--brand-panel-shape)" />
      <path d={stays} fill="none" stroke="var(--brand-panel-line)" strokeWidth="1.1" opacity=".75" />
      {PYLONS.map((x) => (
        <path key={x} d={`M${x - 3} 92h6l5 382h-16z`} fill="var(--on-brand-panel)" />
      ))}
      <path d={deck} transform="translate(0 9)" fill="none" stroke="var(--brand-panel-line-soft)" strokeWidth="3" />
      <path d={deck} fill="none" stroke="var(--on-brand-panel)" strokeWidth="7" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M286 474h128" stroke="var(--brand-panel-sun)" opacity=".9" />
        <path d="M306 490h92" stroke="var(--brand-panel-sun)" opacity=".65" />
        <path d="M328 506h44" stroke="var(--brand-panel-sun)" opacity=".4" />
        <path d={ripples} stroke="var(--brand-panel-line-soft)" />
      </g>
    </svg>
  );
}
