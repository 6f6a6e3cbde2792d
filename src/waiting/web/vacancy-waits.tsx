import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBell } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { formatCount } from '#ui/marks/count-text.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { LentParts } from '#platform/capability/lent-parts.ts';
import type { WaitingItem } from '#waiting/contract.ts';
import { whatOf } from './item-words.ts';
import { useVacancyWaiting } from './use-vacancy-waiting.ts';
import styles from './waiting.module.css';

const loadList = async () => (await import('./vacancy-waits-list.tsx')).VacancyWaitsList;
const VacancyWaitsList = lazyPart(loadList);

type VacancyWaitsPart = Awaited<ReturnType<LentParts['vacancyWaits']['load']>>['VacancyWaits'];

const bell = <IconBell size={14} aria-hidden="true" />;

/** In the head of a vacancy: what waits there for the reader. One thing is a link to it, several are a menu; nothing is no pill. */
export const VacancyWaits: VacancyWaitsPart = ({ projectId, position, without }) => {
  const { t } = useTranslation('waiting');
  const items = useVacancyWaiting(projectId).filter(
    ({ vacancy, address }) => address !== without && (position === null || vacancy?.positionIndex === position),
  );
  const [first] = items;
  if (!first) return null;
  if (items.length === 1)
    return (
      <PageLink to={first.address} className={styles.pill}>
        {bell}
        <span className="clip">{whatOf(t, first)}</span>
      </PageLink>
    );
  return <WaitsButton items={items} isOfProject={position === null} />;
};

function WaitsButton({ items, isOfProject }: { items: readonly WaitingItem[]; isOfProject: boolean }) {
  const { t } = useTranslation('waiting');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  const count = items.reduce((sum, item) => sum + item.count, 0);
  const number = formatCount(
    count,
    items.some(({ more }) => more),
  );
  return (
    <>
      <button {...menuButton} ref={anchor} type="button" className={styles.pill} onClick={toggle}>
        {bell}
        {t('here', { count, number })}
      </button>
      {overlay && <VacancyWaitsList items={items} isOfProject={isOfProject} overlay={overlay} />}
    </>
  );
}
