import { Popover } from '@mantine/core';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconTag } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { ManageTags } from './manage-tags.tsx';
import { TagChoices } from './tag-choices.tsx';

interface TagsPopoverProps {
  label: string;
  variant: 'quiet' | 'inverse';
  position: 'bottom-start' | 'top';
  chosen: ReadonlySet<string>;
  onToggle: (tagId: string, isOn: boolean) => void;
  /** It was asked for before its script was there. */
  startsOpen?: boolean;
  /** Called when the reader has finished. */
  onDone?: () => void;
}

/** The company's tags with checkboxes, behind a button. Managing them is possible from there too, and the list is open again afterwards. */
export function TagsPopover({
  label,
  variant,
  position,
  chosen,
  onToggle,
  startsOpen = false,
  onDone,
}: TagsPopoverProps) {
  const { t } = useTranslation('pipeline/tags');
  const [isOpen, setOpen] = useState(startsOpen);
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position={position} width={280} trapFocus withRoles={false}>
        <Popover.Target>
          <Button
            size="sm"
            variant={variant}
            icon={<IconTag size={16} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} role="dialog" aria-label={t('title')}>
          <TagChoices
            chosen={chosen}
            onToggle={onToggle}
            onManage={() => {
              setOpen(false);
              setManaging(true);
            }}
            onClose={() => {
              setOpen(false);
              onDone?.();
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {isManaging && (
        <ManageTags
          onClose={() => {
            setManaging(false);
            setOpen(true);
          }}
        />
      )}
    </>
  );
}
