import { useState } from 'react';
import { MAXIMUM_RECIPIENTS } from '#conversations/rules/terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconMail } from '#ui/icons/icons.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { WriteMessage, type WriteMessageProps } from './write-message.tsx';

/** One message to all selected candidates. */
export function MessageMany(props: Omit<WriteMessageProps, 'onClose'>) {
  const { t } = useTranslation('conversations/messages');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="inverse"
        size="sm"
        icon={<IconMail size={16} aria-hidden="true" />}
        onClick={() => {
          if (props.recipients.length > MAXIMUM_RECIPIENTS)
            toast.warning(t('message.tooMany', { count: MAXIMUM_RECIPIENTS }));
          else setOpen(true);
        }}
      >
        {t('message.write')}
      </Button>
      {isOpen && <WriteMessage {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
