import { Popover } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#platform/ui/controls/button.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { CandidateCard } from '#pipeline/shapes.ts';
import { ManageTags } from './manage-tags.tsx';
import { TagChoices } from './tag-choices.tsx';
import { useTagCandidates } from './use-tags.ts';

/** Puts the ticked tags on all selected candidates. */
export function TagMany({ cards, onDone }: { cards: readonly CandidateCard[]; onDone: () => void }) {
  const { t } = useTranslation('pipeline/tools');
  const tag = useTagCandidates();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);

  async function finish() {
    setOpen(false);
    if (chosen.size === 0) return;
    const count = await tag(cards, { add: [...chosen] });
    if (count === cards.length) toast.success(t('tags.put', { count }));
    if (count > 0) onDone();
    setChosen(new Set());
  }

  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="top" width={280} trapFocus withRoles={false}>
        <Popover.Target>
          <Button
            variant="inverse"
            size="sm"
            icon={<IconTag size={16} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-haspopup="dialog"
            onClick={() => setOpen(!isOpen)}
          >
            {t('tags.tag')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} role="dialog" aria-label={t('tags.title')}>
          <TagChoices
            chosen={chosen}
            onToggle={(tagId, isOn) =>
              setChosen(new Set(isOn ? [...chosen, tagId] : [...chosen].filter((one) => one !== tagId)))
            }
            onManage={() => {
              setOpen(false);
              setManaging(true);
            }}
            onClose={() => void finish()}
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
