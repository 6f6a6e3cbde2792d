import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#platform/ui/controls/icon-button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';

interface MoveMenuProps {
  name: string;
  /** From 0. */
  place: number;
  total: number;
  disabled: boolean;
  onMove: (place: number) => void;
}

/** Every place a card may go to, for who does not drag. The menu itself is made with the first click. */
export function MoveMenu({ name, place, total, disabled, onMove }: MoveMenuProps) {
  const { t } = useTranslation('quizzes/motivators');
  const [isMade, setMade] = useState(false);
  const button = (
    <IconButton
      size="sm"
      label={t('moveTo')}
      aria-label={t('moveCard', { name })}
      disabled={disabled || total < 2}
      {...(!isMade && { 'aria-haspopup': 'menu', onClick: () => setMade(true) })}
    >
      <IconArrowsSort size={16} aria-hidden="true" />
    </IconButton>
  );
  if (!isMade) return button;
  return (
    <Menu defaultOpened position="bottom-end" width={200}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('moveTo')}</Menu.Label>
        {Array.from({ length: total }, (_, other) => (
          <Menu.Item key={other} disabled={other === place} onClick={() => onMove(other)}>
            {t('place', { place: other + 1 })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
