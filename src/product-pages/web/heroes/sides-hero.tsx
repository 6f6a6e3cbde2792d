import { Scene } from './scene.tsx';

const hangers = [200, 240, 280, 320, 360, 400, 440]
  .map((x) => `M${x} ${(312 - 130 * (1 - ((x - 320) / 170) ** 2)).toFixed(1)}V312`)
  .join('');

/** A company on one bank, a person on the other, and the same sheet read by both. */
export function SidesHero() {
  return (
    <Scene>
      <clipPath id="above-the-water">
        <rect x="0" y="0" width="640" height="366" />
      </clipPath>
      <circle cx="320" cy="330" r="92" fill="var(--brand-panel-sun)" clipPath="url(#above-the-water)" />
      <path d="M-80 312H150L186 366H-80zM720 312H490l-36 54H720z" fill="var(--brand-panel-line-soft)" />
      <path d="M-80 366H720V460H-80z" fill="var(--brand-panel-shape)" />
      <g fill="none" stroke="var(--brand-panel-line)" strokeWidth="1.5">
        <path d={hangers} />
        <path d="M96 176C110 84 214 74 278 88M544 200C530 92 430 74 362 88" strokeDasharray="6 7" />
      </g>
      <path d="M150 312Q320 52 490 312" fill="none" stroke="var(--on-brand-panel)" strokeWidth="5" />
      <path d="M-80 312H720" stroke="var(--on-brand-panel)" strokeWidth="7" />
      <path d="M50 312V196h92V312z" fill="var(--on-brand-panel)" />
      <path
        d="M66 214h20v18H66zM106 214h20v18h-20zM66 248h20v18H66zM106 248h20v18h-20zM86 284h20v28H86z"
        fill="var(--brand-panel)"
      />
      <g fill="var(--on-brand-panel)">
        <circle cx="544" cy="236" r="20" />
        <path d="M508 312c0-34 16-50 36-50s36 16 36 50z" />
      </g>
      <g strokeLinecap="round" strokeWidth="4">
        <rect x="288" y="56" width="64" height="76" rx="8" fill="var(--on-brand-panel)" />
        <path d="M302 78h36M302 94h36M302 110h20" stroke="var(--brand-panel)" opacity=".55" />
      </g>
    </Scene>
  );
}
