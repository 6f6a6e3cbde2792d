import { useTranslation } from '#platform/ui/i18n.ts';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { productPaths } from '#product-pages/paths.ts';
import { DoorSearch } from './door-search.tsx';
import styles from './front-door.module.css';
import { LongBridge } from './long-bridge.tsx';
import { NewestRows } from './newest-rows.tsx';

const doors = [
  ['hire', productPaths.company],
  ['work', productPaths.candidate],
] as const;

/** Beside the form of the entrance: a door for each side, a search for vacancies, and the newest of them. */
export function FrontDoor() {
  const { t } = useTranslation('product-pages/entrance');
  return (
    <>
      <ul className={styles.doors}>
        {doors.map(([door, to]) => (
          <li key={door}>
            <PageLink to={to}>
              <b>{t(`${door}.title`)}</b>
              <span>{t(`${door}.text`)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <DoorSearch />
      <NewestRows />
      <LongBridge />
    </>
  );
}
