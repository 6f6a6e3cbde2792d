import { IconCheck, IconMinus, IconPlusMinus } from '@tabler/icons-react';
import styles from './reasons.module.css';

const icons = { fits: IconCheck, partly: IconPlusMinus, differs: IconMinus } as const;
const order = ['fits', 'partly', 'differs'] as const;

export interface ShownReason {
  key: string;
  /** What nobody said is told with the points only. */
  verdict: (typeof order)[number] | 'unsaid';
  text: string;
}

/** Why something suits, in words: what speaks for it first. */
export function ReasonList({ reasons }: { reasons: readonly ShownReason[] }) {
  return (
    <ul className={styles.reasons}>
      {order.flatMap((verdict) =>
        reasons
          .filter((reason) => reason.verdict === verdict)
          .map(({ key, text }) => {
            const Icon = icons[verdict];
            return (
              <li key={key} data-verdict={verdict}>
                <Icon size={16} aria-hidden="true" />
                <span>{text}</span>
              </li>
            );
          }),
      )}
    </ul>
  );
}
