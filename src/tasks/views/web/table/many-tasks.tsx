import { Menu, Popover, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconArrowRight, IconCalendar, IconTag, IconTrash, IconUser } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { BulkBar } from '#ui/table/bulk-bar.tsx';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import { useBoardActions } from '#tasks/board/web/board/board-actions.ts';
import { canReach } from '#tasks/board/web/board/use-task-drop.ts';
import { taskStatuses } from '#tasks/rules/task-statuses.ts';
import type { ManyChange } from '#tasks/views/schemas.ts';
import styles from './task-table.module.css';
import { useChangeMany } from './use-change-many.ts';

interface ManyTasksProps {
  board: TaskBoard;
  selected: readonly TaskCard[];
  /** What stays selected. */
  onChoose: (ids: Set<string>) => void;
}

/** What is done to the selected tasks at once. Those that could not be changed stay selected. */
export function ManyTasks({ board, selected, onChoose }: ManyTasksProps) {
  const { t } = useTranslation('tasks/views');
  const actions = useBoardActions();
  const { changeMany, busy } = useChangeMany(board.project.projectId);
  const [isLeaving, leave] = useState(false);
  const run = async (change: ManyChange) => onChoose(new Set(await changeMany(selected, change)));
  const reachable = taskStatuses.filter((to) =>
    selected.some((card) => card.status !== to && canReach(actions, card, to)),
  );
  const { editAll } = board.abilities;
  return (
    <>
      <BulkBar count={selected.length} onClear={() => onChoose(new Set())}>
        <ManyMenu
          icon={<IconArrowRight size={16} aria-hidden="true" />}
          label={t('many.move')}
          disabled={busy || reachable.length === 0}
        >
          {reachable.map((status) => (
            <Menu.Item key={status} onClick={() => void run({ kind: 'move', status })}>
              {t(`tasks/board:status.${status}`)}
            </Menu.Item>
          ))}
        </ManyMenu>
        {editAll && board.people.length > 0 && (
          <PeopleMenu board={board} selected={selected} disabled={busy} onRun={run} />
        )}
        {board.tags.length > 0 && <TagsMenu board={board} selected={selected} disabled={busy} onRun={run} />}
        <DuePopover disabled={busy} onRun={run} />
        <Button
          variant="inverse"
          size="sm"
          icon={<IconTrash size={16} aria-hidden="true" />}
          disabled={busy}
          onClick={() => leave(true)}
        >
          {t('many.delete')}
        </Button>
      </BulkBar>
      <ConfirmDialog
        opened={isLeaving}
        onClose={() => leave(false)}
        title={t('many.deleteTitle', { count: selected.length })}
        confirmLabel={t('many.delete')}
        cancelLabel={t('many.keep')}
        destructive
        onConfirm={() => {
          leave(false);
          void run({ kind: 'delete' });
        }}
      >
        {t('many.deleteText')}
      </ConfirmDialog>
    </>
  );
}

interface PartProps {
  board: TaskBoard;
  selected: readonly TaskCard[];
  disabled: boolean;
  onRun: (change: ManyChange) => Promise<void>;
}

/** Adds one person to all, or takes one away from those that have them. */
function PeopleMenu({ board, selected, disabled, onRun }: PartProps) {
  const { t } = useTranslation('tasks/views');
  const has = (memberId: string) => selected.some(({ assigned }) => assigned.some((one) => one.memberId === memberId));
  const present = board.people.filter(({ memberId }) => has(memberId));
  return (
    <ManyMenu icon={<IconUser size={16} aria-hidden="true" />} label={t('many.assign')} disabled={disabled}>
      <Menu.Label>{t('many.assignTo')}</Menu.Label>
      {board.people
        .filter(({ works }) => works)
        .map(({ memberId, name }) => (
          <Menu.Item key={memberId} onClick={() => void onRun({ kind: 'assign', memberId })}>
            {personName(name)}
          </Menu.Item>
        ))}
      {present.length > 0 && <Menu.Label>{t('many.unassign')}</Menu.Label>}
      {present.map(({ memberId, name }) => (
        <Menu.Item key={memberId} onClick={() => void onRun({ kind: 'unassign', memberId })}>
          {personName(name)}
        </Menu.Item>
      ))}
    </ManyMenu>
  );
}

function TagsMenu({ board, selected, disabled, onRun }: PartProps) {
  const { t } = useTranslation('tasks/views');
  const present = board.tags.filter(({ tagId }) =>
    selected.some(({ tags }) => tags.some((one) => one.tagId === tagId)),
  );
  return (
    <ManyMenu icon={<IconTag size={16} aria-hidden="true" />} label={t('many.tag')} disabled={disabled}>
      <Menu.Label>{t('many.putTag')}</Menu.Label>
      {board.tags.map(({ tagId, name }) => (
        <Menu.Item key={tagId} onClick={() => void onRun({ kind: 'tag', tagId })}>
          {name}
        </Menu.Item>
      ))}
      {present.length > 0 && <Menu.Label>{t('many.takeTag')}</Menu.Label>}
      {present.map(({ tagId, name }) => (
        <Menu.Item key={tagId} onClick={() => void onRun({ kind: 'untag', tagId })}>
          {name}
        </Menu.Item>
      ))}
    </ManyMenu>
  );
}

function DuePopover({ disabled, onRun }: Pick<PartProps, 'disabled' | 'onRun'>) {
  const { t } = useTranslation('tasks/views');
  const [isOpen, open] = useState(false);
  const [date, setDate] = useState('');
  const finish = (dueOn: string | null) => {
    open(false);
    void onRun({ kind: 'due', dueOn });
  };
  return (
    <Popover opened={isOpen} onChange={open} position="top" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="inverse"
          size="sm"
          icon={<IconCalendar size={16} aria-hidden="true" />}
          disabled={disabled}
          onClick={() => open(!isOpen)}
        >
          {t('many.due')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={styles.date}
          onSubmit={(event) => {
            event.preventDefault();
            if (date !== '') finish(date);
          }}
        >
          <TextInput
            type="date"
            data-autofocus
            label={t('tasks/board:task.dueOn')}
            value={date}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" size="sm" disabled={date === ''}>
            {t('many.setDue')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => finish(null)}>
            {t('many.removeDue')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ManyMenuProps {
  icon: ReactNode;
  label: string;
  disabled: boolean;
  children: ReactNode;
}

function ManyMenu({ icon, label, disabled, children }: ManyMenuProps) {
  return (
    <Menu position="top" width={240}>
      <Menu.Target>
        <Button variant="inverse" size="sm" icon={icon} disabled={disabled}>
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>{children}</Menu.Dropdown>
    </Menu>
  );
}
