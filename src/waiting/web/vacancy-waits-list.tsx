import { Menu } from '@mantine/core';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { TouchMenu } from '#ui/overlays/touch-menu.tsx';
import type { TouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import type { WaitingItem } from '#waiting/contract.ts';
import { aboutOf, whatOf } from './item-words.ts';
import { UntilText } from './until-text.tsx';

interface VacancyWaitsListProps {
  items: readonly WaitingItem[];
  /** On a page of the whole project: which vacancy is said, too. */
  isOfProject: boolean;
  overlay: TouchOverlay;
}

/** Links to everything that waits on a vacancy. */
export function VacancyWaitsList({ items, isOfProject, overlay }: VacancyWaitsListProps) {
  const { t } = useTranslation('waiting');
  return (
    <TouchMenu overlay={overlay} position="bottom-start" width={300}>
      {items.map((item) => {
        const about = isOfProject ? aboutOf({ ...item, company: null }) : item.about;
        return (
          <Menu.Item key={`${item.kind} ${item.address} ${item.since}`} component={PageLink} to={item.address}>
            {whatOf(t, item)}
            <div className="meta">
              {item.until && <UntilText until={item.until} />}
              {item.until && about && ' · '}
              {about}
            </div>
          </Menu.Item>
        );
      })}
    </TouchMenu>
  );
}
