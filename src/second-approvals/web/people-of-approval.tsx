import type { ApprovalView } from '#second-approvals/contract.ts';
import { useTranslation } from '#ui/i18n.ts';
import styles from './approvals.module.css';

interface PeopleOfApprovalProps {
  people: ApprovalView['people'];
  /** How many there are in all. */
  count: number;
}

/** Who gets how much by a request, and to which key. */
export function PeopleOfApproval({ people, count }: PeopleOfApprovalProps) {
  const { t } = useTranslation('second-approvals');
  if (people.length === 0) return null;
  return (
    <ul className={`meta ${styles.people}`}>
      {people.map(({ name, text }, index) => (
        <li key={index}>
          <b>{name}</b> {text}
        </li>
      ))}
      {count > people.length && <li>{t('people.more', { count: count - people.length })}</li>}
    </ul>
  );
}
