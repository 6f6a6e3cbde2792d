import { useViewer } from '#ui/viewer.ts';
import styles from './board-picture.module.css';

const SIGNS = [
  { x: 150, y: 40, width: 74 },
  { x: 244, y: 54, width: 60 },
  { x: 324, y: 50, width: 82 },
] as const;

/** For visitors, beside the headline: vacancies hung out on the cable of the bridge. */
export function BoardPicture() {
  if (useViewer()) return null;
  return (
    <svg className={styles.picture} viewBox="0 0 480 130" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <path d="M372 112a46 46 0 0 1 92 0z" fill="var(--accent)" />
      <g fill="none" stroke="var(--brand-400)" strokeWidth="1.5">
        <path d="M96 8Q264 92 432 8M96 8L20 112M432 8l50 68" />
        {SIGNS.map(({ x, y, width }) => (
          <path key={x} d={`M${x + 12} ${y - 10}v14M${x + width - 12} ${y - 6}v10`} />
        ))}
      </g>
      {SIGNS.map(({ x, y, width }) => (
        <g key={x} strokeWidth="3" strokeLinecap="round">
          <rect
            x={x}
            y={y + 4}
            width={width}
            height="40"
            rx="6"
            fill="var(--bg-raised)"
            stroke="var(--primary)"
            strokeWidth="2"
          />
          <path d={`M${x + 12} ${y + 18}h${width - 34}M${x + 12} ${y + 30}h${width - 48}`} stroke="var(--brand-400)" />
        </g>
      ))}
      <path d="M96 4v124M432 4v124M0 112h480" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
