import type { ApprovalView } from '#second-approvals/contract.ts';
import { useTranslation } from '#ui/i18n.ts';
import styles from './approvals.module.css';

/** What somebody decides by: figures, why it takes two, why it is asked for, and who gets how much, to which key. Never cut off. */
export function ApprovalContent({ approval, most }: { approval: ApprovalView; most?: number }) {
  const { t } = useTranslation('second-approvals');
  const { facts, reasons, note, people, peopleCount } = approval;
  const shown = people.slice(0, most);
  return (
    <>
      {facts.length > 0 && <p>{facts.map(({ label, value }) => `${label}: ${value}`).join(' · ')}</p>}
      {reasons.map((reason) => (
        <p key={reason}>{t(`reasons.${reason}`)}</p>
      ))}
      {note !== '' && <p>{note}</p>}
      {shown.length > 0 && (
        <ul className={styles.people}>
          {shown.map(({ name, text }, index) => (
            <li key={index}>
              <b>{name}</b> {text}
            </li>
          ))}
          {peopleCount > shown.length && <li>{t('people.more', { count: peopleCount - shown.length })}</li>}
        </ul>
      )}
    </>
  );
}
