import styles from './front-door.module.css';

const DECK = 112;
const WATER = 142;
const PYLONS = [96, 320, 544] as const;
const STAYS = 7;

function staysOf(pylon: number): string {
  let path = '';
  for (let index = 0; index < STAYS; index += 1) {
    const top = 56 - index * 6;
    const reach = 15 * (index + 1);
    path += `M${pylon} ${top}L${pylon - reach} ${DECK}M${pylon} ${top}L${pylon + reach} ${DECK}`;
  }
  return path;
}

/** The bridge from far away: a strip below what one reads. */
export function LongBridge() {
  return (
    <svg className={styles.bridge} viewBox="0 0 640 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={`M388 ${WATER}a54 54 0 0 1 108 0z`} fill="var(--brand-panel-sun)" />
      <rect x="-400" y={WATER} width="1440" height="60" fill="var(--brand-panel-shape)" />
      <path d={PYLONS.map(staysOf).join('')} fill="none" stroke="var(--brand-panel-line)" opacity=".7" />
      {PYLONS.map((x) => (
        <path key={x} d={`M${x - 2} 12h4l3 140h-10z`} fill="var(--on-brand-panel)" />
      ))}
      <path d={`M-400 ${DECK}h1440`} stroke="var(--on-brand-panel)" strokeWidth="4" />
      <path
        d="M414 154h56M428 163h30M150 158h40M236 166h54M560 160h44"
        stroke="var(--brand-panel-line-soft)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
