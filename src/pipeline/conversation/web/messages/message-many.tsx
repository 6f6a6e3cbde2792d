import { useState } from 'react';
import { MAXIMUM_RECIPIENTS } from '#pipeline/conversation/rules/message-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconMail } from '#ui/icons/icons.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { WriteMessage } from './write-message.tsx';

/** One message to all selected candidates. */
export function MessageMany({ cards, onDone }: { cards: readonly CandidateCard[]; onDone: () => void }) {
  const { t } = useTranslation('pipeline/conversation');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="inverse"
        size="sm"
        icon={<IconMail size={16} aria-hidden="true" />}
        onClick={() => {
          if (cards.length > MAXIMUM_RECIPIENTS) toast.warning(t('message.tooMany', { count: MAXIMUM_RECIPIENTS }));
          else setOpen(true);
        }}
      >
        {t('message.write')}
      </Button>
      {isOpen && <WriteMessage cards={cards} onClose={() => setOpen(false)} onSent={onDone} />}
    </>
  );
}
