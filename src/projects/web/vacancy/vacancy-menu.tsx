import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDots } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { useMemo } from 'react';
import { useHeadParts, type VacancyPartsSource } from './vacancy-parts.ts';

function loadList(source: VacancyPartsSource) {
  const load = async () => {
    const [{ VacancyMenuList }, parts] = await Promise.all([import('./vacancy-menu-list.tsx'), source.load()]);
    return (props: Omit<Parameters<typeof VacancyMenuList>[0], 'parts'>) => (
      <VacancyMenuList {...props} parts={parts} />
    );
  };
  return { load, List: lazyPart(load) };
}

/** Everything that can be done with a vacancy and its project besides the main action. Its content is loaded with the first touch of the page. */
export function VacancyMenu({ projectId, position }: { projectId: string; position: number }) {
  const { t } = useTranslation('projects');
  const { vacancyParts: source } = useHeadParts();
  const { load, List } = useMemo(() => loadList(source), [source]);
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(load);
  return (
    <>
      <IconButton {...menuButton} ref={anchor} label={t('vacancy.more')} outlined onClick={toggle}>
        <IconDots size={18} aria-hidden="true" />
      </IconButton>
      {overlay && <List projectId={projectId} position={position} overlay={overlay} />}
    </>
  );
}
