import type { TaskCard } from '#tasks/board/schemas.ts';
import type { ManyChange } from '#tasks/views/schemas.ts';

type Before = Pick<TaskCard, 'taskId' | 'status' | 'dueOn'> & {
  assigned: readonly Pick<TaskCard['assigned'][number], 'memberId'>[];
  tags: readonly Pick<TaskCard['tags'][number], 'tagId'>[];
};

export interface UndoStep {
  taskIds: string[];
  change: ManyChange;
}

/** The changes that bring tasks back to what they were before a change of many; none after deleting, and none for what was so before. */
export function undoMany(before: readonly Before[], change: ManyChange): UndoStep[] {
  const idsOf = (some: readonly Before[]) => some.map(({ taskId }) => taskId);
  const step = (some: readonly Before[], back: ManyChange) =>
    some.length > 0 ? [{ taskIds: idsOf(some), change: back }] : [];
  switch (change.kind) {
    case 'move': {
      const moved = before.filter(({ status }) => status !== change.status);
      return [...Map.groupBy(moved, ({ status }) => status)].flatMap(([status, some]) =>
        step(some, { kind: 'move', status }),
      );
    }
    case 'due': {
      const changed = before.filter(({ dueOn }) => dueOn !== change.dueOn);
      return [...Map.groupBy(changed, ({ dueOn }) => dueOn)].flatMap(([dueOn, some]) =>
        step(some, { kind: 'due', dueOn }),
      );
    }
    case 'assign':
    case 'unassign': {
      const { kind, memberId } = change;
      const had = (one: Before) => one.assigned.some((person) => person.memberId === memberId);
      const changed = before.filter((one) => had(one) === (kind === 'unassign'));
      return step(changed, { kind: kind === 'assign' ? 'unassign' : 'assign', memberId });
    }
    case 'tag':
    case 'untag': {
      const { kind, tagId } = change;
      const had = (one: Before) => one.tags.some((tag) => tag.tagId === tagId);
      const changed = before.filter((one) => had(one) === (kind === 'untag'));
      return step(changed, { kind: kind === 'tag' ? 'untag' : 'tag', tagId });
    }
    case 'delete':
      return [];
  }
}
