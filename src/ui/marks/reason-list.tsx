import { IconCheck, IconMinus, IconPlusMinus } from '#ui/icons/icons.ts';
import styles from './reasons.module.css';

const icons = { fits: IconCheck, partly: IconPlusMinus, differs: IconMinus } as const;
const order = ['fits', 'partly', 'differs'] as const;

export interface ShownReason {
  key: string;
  /** Missing information is only listed with the points. */
  verdict: (typeof order)[number] | 'unsaid';
  text: string;
}

/** The reasons for a match in words, arguments in favour first. */
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
