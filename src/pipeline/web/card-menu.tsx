import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import '#platform/ui/theme/full-styles.ts';
import type { CandidateCard } from '#pipeline/shapes.ts';
import { CandidateMenuItems } from './candidate-menu-items.tsx';

interface CardMenuProps {
  card: CandidateCard;
  tabIndex: number;
}

/** The menu itself is made with the first click: sixty cards in sight need sixty buttons, not sixty menus. */
export function CardMenu({ card, tabIndex }: CardMenuProps) {
  const { t } = useTranslation('pipeline');
  const [isMade, setMade] = useState(false);
  const button = (
    <IconButton
      label={t('action.moveTo')}
      aria-label={t('card.actions', { name: card.name })}
      size="sm"
      tabIndex={tabIndex}
      data-card-menu
      {...(!isMade && { 'aria-haspopup': 'menu', onClick: () => setMade(true) })}
    >
      <IconDots size={16} aria-hidden="true" />
    </IconButton>
  );
  if (!isMade) return button;
  return (
    <Menu defaultOpened position="bottom-end" width={240}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <CandidateMenuItems card={card} />
      </Menu.Dropdown>
    </Menu>
  );
}
