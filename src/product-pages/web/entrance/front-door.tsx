import { useTranslation } from '#ui/i18n.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { DoorSearch } from './door-search.tsx';
import styles from './front-door.module.css';
import { LongBridge } from './long-bridge.tsx';
import { NewestRows } from './newest-rows.tsx';

/**
 * Beside the form of the entrance: a door for each side with its address, a search for vacancies, and the newest of them. Imports only what the
 * first script contains, so that the login loads one small file for it.
 */
export function FrontDoor({ hire, work }: { hire: string; work: string }) {
  const { t } = useTranslation('product-pages/entrance');
  return (
    <>
      <ul className={styles.doors}>
        {Object.entries({ hire, work }).map(([door, to]) => (
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
