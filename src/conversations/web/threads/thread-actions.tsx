import { Menu } from '@mantine/core';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBan, IconBell, IconBellOff, IconDots, IconFlag } from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { Sunken } from '#ui/page/sunken.tsx';
import styles from './conversation.module.css';
import { threadsApi } from './threads-api.ts';
import type { useThread } from './use-thread.ts';

interface ThreadActionsProps {
  view: ThreadView;
  thread: ReturnType<typeof useThread>;
  onReport: () => void;
}

/** What waits in the conversation, and its own settings. */
export function ThreadActions({ view, thread, onReport }: ThreadActionsProps) {
  const { t } = useTranslation('conversations/threads');
  const { side, awaits, isMailed, isBlocked, isReported, abilities } = view;
  const { calls, change } = thread;
  const isMine = awaits === side && abilities.manage;
  return (
    <div className={styles.top}>
      <div className={styles.actions}>
        <div className={styles.state}>
          {isMine && <Pill tone="warning">{t('toAnswer')}</Pill>}
          {isMine && (
            <Button size="sm" variant="quiet" onClick={() => change(() => calls.mark({ settled: true }))}>
              {t('settled')}
            </Button>
          )}
          {isBlocked && <Pill tone="neutral">{t('isBlocked')}</Pill>}
        </div>
        <Menu position="bottom-end" width={280}>
          <Menu.Target>
            <IconButton label={t('more')}>
              <IconDots size={18} aria-hidden="true" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={isMailed ? <IconBellOff size={18} /> : <IconBell size={18} />}
              onClick={() => change(() => calls.mark({ mails: !isMailed }))}
            >
              {t(isMailed ? 'mails.off' : 'mails.on')}
            </Menu.Item>
            {abilities.manage && (
              <Menu.Item leftSection={<IconBan size={18} />} onClick={() => change(() => calls.block(!isBlocked))}>
                {t(isBlocked ? `unblock.${side}` : `block.${side}`)}
              </Menu.Item>
            )}
            {abilities.manage && (
              <Menu.Item leftSection={<IconFlag size={18} />} color="red" disabled={isReported} onClick={onReport}>
                {t(isReported ? 'report.done' : 'report.action')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
      <Reports view={view} thread={thread} />
    </div>
  );
}

/** For the team of the product: why somebody reported the conversation. */
function Reports({ view: { reports }, thread: { change, calls } }: Pick<ThreadActionsProps, 'view' | 'thread'>) {
  const { t } = useTranslation('conversations/threads');
  return reports.map(({ id, side, reason }) => (
    <Sunken key={id} text="small">
      <b>{t(`report.from.${side}`)}</b>
      <p className={styles.words}>{reason}</p>
      <Button
        size="sm"
        onClick={() =>
          change(async () => {
            await threadsApi('POST /messageReports/{reportId}/close', { params: { reportId: id } });
            return calls.mark({ read: true });
          })
        }
      >
        {t('report.close')}
      </Button>
    </Sunken>
  ));
}
