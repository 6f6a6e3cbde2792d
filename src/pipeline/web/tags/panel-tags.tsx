import { Popover } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import '#platform/ui/theme/full-styles.ts';
import type { CandidateCard } from '#pipeline/shapes.ts';
import { ManageTags } from './manage-tags.tsx';
import { TagChoices } from './tag-choices.tsx';
import { TagPill } from './tag-pill.tsx';
import styles from './tags.module.css';
import { useTagCandidates } from './use-tags.ts';

/** The tags of the open candidate; ticking one puts it on at once. */
export function PanelTags({ card, mayTag }: { card: CandidateCard; mayTag: boolean }) {
  const { t } = useTranslation('pipeline/tools');
  const tag = useTagCandidates();
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  /** What was just ticked shows before the server has answered. */
  const [wished, wish] = useState<ReadonlyMap<string, boolean>>(new Map());
  const chosen = new Set(card.tags.map(({ tagId }) => tagId));
  for (const [tagId, isOn] of wished)
    if (isOn) chosen.add(tagId);
    else chosen.delete(tagId);
  if (card.tags.length === 0 && !mayTag) return null;

  async function toggle(tagId: string, isOn: boolean) {
    wish(new Map([...wished, [tagId, isOn]]));
    await tag([card], isOn ? { add: [tagId] } : { remove: [tagId] });
    wish((now) => new Map([...now].filter(([key]) => key !== tagId)));
  }

  return (
    <div className={styles.own}>
      {card.tags.map((one) => (
        <TagPill key={one.tagId} tag={one} />
      ))}
      {mayTag && (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" width={280} trapFocus withRoles={false}>
          <Popover.Target>
            <Button
              size="sm"
              variant="quiet"
              icon={<IconTag size={16} aria-hidden="true" />}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onClick={() => setOpen(!isOpen)}
            >
              {t(card.tags.length === 0 ? 'tags.add' : 'tags.change')}
            </Button>
          </Popover.Target>
          <Popover.Dropdown p={0} role="dialog" aria-label={t('tags.title')}>
            <TagChoices
              chosen={chosen}
              onToggle={(tagId, isOn) => void toggle(tagId, isOn)}
              onManage={() => {
                setOpen(false);
                setManaging(true);
              }}
              onClose={() => setOpen(false)}
            />
          </Popover.Dropdown>
        </Popover>
      )}
      {isManaging && (
        <ManageTags
          onClose={() => {
            setManaging(false);
            setOpen(true);
          }}
        />
      )}
    </div>
  );
}
