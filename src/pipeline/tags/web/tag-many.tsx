import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { TagsPopover } from './tags-popover.tsx';
import { useTagCandidates } from './use-tags.ts';

/** Adds the ticked tags to all selected candidates. */
export function TagMany({ cards, onDone }: { cards: readonly CandidateCard[]; onDone: () => void }) {
  const { t } = useTranslation('pipeline/tags');
  const tag = useTagCandidates();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  async function finish() {
    if (chosen.size === 0) return;
    const count = await tag(cards, { add: [...chosen] });
    if (count === cards.length) toast.success(t('put', { count }));
    if (count > 0) onDone();
    setChosen(new Set());
  }

  return (
    <TagsPopover
      label={t('tag')}
      variant="inverse"
      position="top"
      chosen={chosen}
      onToggle={(tagId, isOn) =>
        setChosen(new Set(isOn ? [...chosen, tagId] : [...chosen].filter((one) => one !== tagId)))
      }
      onDone={() => void finish()}
    />
  );
}
