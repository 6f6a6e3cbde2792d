import styles from './overlay.module.css';

/** A disc that crosses the bridge: the product's only loading animation. */
export function Crossing() {
  return (
    <svg className={styles.crossing} viewBox="0 0 200 76" aria-hidden="true">
      <path d="M4 62h192M100 8v62" stroke="var(--data-1)" strokeWidth="3" />
      <path
        d="M100 14L20 62M100 20L36 62M100 26L52 62M100 32L68 62M100 38L84 62M100 14l80 48M100 20l64 42M100 26l48 36M100 32l32 30M100 38l16 24"
        stroke="var(--data-1)"
        strokeWidth="1.25"
      />
      <circle className={styles.dot} cx="10" cy="52" r="7" fill="var(--accent)" />
    </svg>
  );
}
