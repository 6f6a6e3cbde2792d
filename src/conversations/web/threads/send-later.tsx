import { Menu, TextInput } from '@mantine/core';
import { useState } from 'react';
import { localField, sendTimes } from '#conversations/rules/send-times.ts';
import { canSendAt, MAXIMUM_DAYS_AHEAD } from '#conversations/rules/thread-terms.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconClock } from '#ui/icons/icons.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import styles from './conversation.module.css';

interface SendLaterProps {
  disabled: boolean;
  onChoose: (at: Date) => void;
}

/** When a message goes out; until then it can be taken back. */
export function SendLater({ disabled, onChoose }: SendLaterProps) {
  const { t } = useTranslation('conversations/threads');
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Menu position="top-end" width={240}>
        <Menu.Target>
          <Button disabled={disabled} icon={<IconClock size={18} aria-hidden="true" />}>
            {t('later')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {sendTimes(new Date()).map(({ name, at }) => (
            <Menu.Item
              key={name}
              rightSection={<RelativeTime moment={at.toISOString()} />}
              onClick={() => onChoose(at)}
            >
              {t(`times.${name}`)}
            </Menu.Item>
          ))}
          <Menu.Item onClick={() => setPicking(true)}>{t('times.other')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPicking && <PickTime onClose={() => setPicking(false)} onChoose={onChoose} />}
    </>
  );
}

function PickTime({ onClose, onChoose }: { onClose: () => void; onChoose: (at: Date) => void }) {
  const { t } = useTranslation('conversations/threads');
  const [value, setValue] = useState(() => localField(sendTimes(new Date())[1]!.at));
  const [isWrong, setWrong] = useState(false);
  return (
    <TypedDialog
      // A time is chosen, nothing is written.
      draft={null}
      onClose={onClose}
      title={t('pick.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      size="sm"
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          const at = new Date(value);
          if (!canSendAt(at, new Date())) return setWrong(true);
          onChoose(at);
          onClose();
        }}
      >
        <TextInput
          type="datetime-local"
          label={t('pick.label')}
          value={value}
          error={isWrong && t('pick.wrong', { count: MAXIMUM_DAYS_AHEAD })}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <div className={styles.send}>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary">
            {t('pick.done')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
