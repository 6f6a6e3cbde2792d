import { Menu } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { IconDots } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { CandidateMenuItems } from '#pipeline/panel/web/candidate-menu-items.tsx';

interface CardMenuProps {
  card: CandidateCard;
  tabIndex: number;
}

/** The menu itself is created by the first click: sixty visible cards need sixty buttons, not sixty menus. */
export function CardMenu({ card, tabIndex }: CardMenuProps) {
  const { t } = useTranslation('pipeline/candidates');
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isMade) return;
    // The menu's button replaces the one that was pressed; the focus returns to it.
    element.current?.focus();
    setOpen(true);
  }, [isMade]);
  const button = (
    <IconButton
      ref={element}
      label={t('action.moveTo')}
      aria-label={t('card.actions', { name: card.name })}
      size="sm"
      tabIndex={tabIndex}
      data-card-menu
      // A menu hears Escape only once the focus has moved into it, which takes a moment.
      onKeyDown={({ key }) => key === 'Escape' && isOpen && setOpen(false)}
      {...(!isMade && { 'aria-haspopup': 'menu', onClick: () => setMade(true) })}
    >
      <IconDots size={16} aria-hidden="true" />
    </IconButton>
  );
  if (!isMade) return button;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={240}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <CandidateMenuItems card={card} />
      </Menu.Dropdown>
    </Menu>
  );
}
