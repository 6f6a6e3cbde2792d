import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconTag } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useLoadOnTouch } from '#ui/use-load-on-touch.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { TagPill } from '#ui/marks/tag-pill.tsx';
import styles from './tags.module.css';
import { useTagCandidates } from './use-tags.ts';

const loadPopover = async () => (await import('./tags-popover.tsx')).TagsPopover;
const TagsPopover = lazyPart(loadPopover);

/** About three lines of tags. */
const TAGS_SHOWN = 8;

/** The tags of the open candidate; ticking one applies it at once. */
export function PanelTags({ card, mayTag }: { card: CandidateCard; mayTag: boolean }) {
  const { t } = useTranslation('pipeline/tags');
  const tag = useTagCandidates();
  const [isWhole, showWhole] = useState(false);
  const [isWanted, want] = useState(false);
  useLoadOnTouch(loadPopover);
  const label = t(card.tags.length === 0 ? 'add' : 'change');
  const hidden = card.tags.length - TAGS_SHOWN;
  /** Just ticked tags are shown before the server has answered. */
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
      {card.tags.slice(0, isWhole ? undefined : TAGS_SHOWN).map((one) => (
        <TagPill key={one.tagId} tag={one} />
      ))}
      {!isWhole && hidden > 0 && (
        <Button size="sm" variant="quiet" aria-label={t('more', { count: hidden })} onClick={() => showWhole(true)}>
          +{hidden}
        </Button>
      )}
      {mayTag && isWanted && (
        <TagsPopover
          label={label}
          variant="quiet"
          position="bottom-start"
          chosen={chosen}
          startsOpen
          onToggle={(tagId, isOn) => void toggle(tagId, isOn)}
        />
      )}
      {mayTag && !isWanted && (
        <Button
          size="sm"
          variant="quiet"
          icon={<IconTag size={16} aria-hidden="true" />}
          aria-expanded={false}
          aria-haspopup="dialog"
          onClick={() => want(true)}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
