import { useTranslation, currentLocale } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import styles from './desk.module.css';

/** Who else of the team has the ticket open, and who of them writes. */
export function WhoIsHere({ present }: { present: readonly { name: string; isTyping: boolean }[] }) {
  const { t } = useTranslation('support/desk');
  const list = (people: typeof present) =>
    new Intl.ListFormat(currentLocale()).format(people.map(({ name }) => personName(name)));
  const typing = present.filter(({ isTyping }) => isTyping);
  return (
    <p className={styles.here} role="status">
      {typing.length > 0
        ? t('typing', { names: list(typing) })
        : present.length > 0 && t('alsoOpen', { names: list(present) })}
    </p>
  );
}
