import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconAt } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useTouchOverlay } from '#ui/overlays/use-touch-overlay.ts';
import '#ui/theme/full-styles.ts';
import { type Mention, mentionsQuery } from './comments-api.ts';

const loadList = async () => (await import('./mentions-list.tsx')).MentionsList;
const MentionsList = lazyPart(loadList);

/** The reader's unread mentions; renders nothing without any. */
export function MentionsMenu() {
  const { data } = useQuery(mentionsQuery);
  const mentions = data?.mentions ?? [];
  return mentions.length > 0 && <MentionsButton mentions={mentions} />;
}

function MentionsButton({ mentions }: { mentions: readonly Mention[] }) {
  const { t } = useTranslation('pipeline/comments');
  const { overlay, anchor, toggle, menuButton } = useTouchOverlay(loadList);
  return (
    <>
      <Button
        {...menuButton}
        ref={anchor}
        aria-label={t('mention.menu', { count: mentions.length })}
        icon={<IconAt size={18} aria-hidden="true" />}
        onClick={toggle}
      >
        {mentions.length}
      </Button>
      {overlay && <MentionsList mentions={mentions} overlay={overlay} />}
    </>
  );
}
