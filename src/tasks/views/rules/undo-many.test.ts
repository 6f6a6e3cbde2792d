import { expect, test } from 'vitest';
import type { ManyChange } from '#tasks/views/schemas.ts';
import { undoMany } from './undo-many.ts';

const before = [
  { taskId: 'a', status: 'backlog', dueOn: null, assigned: [{ memberId: 'ana' }], tags: [] },
  { taskId: 'b', status: 'toDo', dueOn: '2026-03-01', assigned: [], tags: [{ tagId: 'bug' }] },
  { taskId: 'c', status: 'toDo', dueOn: '2026-03-02', assigned: [{ memberId: 'rui' }], tags: [{ tagId: 'bug' }] },
] as const;

test.each<[ManyChange, ReturnType<typeof undoMany>]>([
  [{ kind: 'move', status: 'toDo' }, [{ taskIds: ['a'], change: { kind: 'move', status: 'backlog' } }]],
  [
    { kind: 'move', status: 'finished' },
    [
      { taskIds: ['a'], change: { kind: 'move', status: 'backlog' } },
      { taskIds: ['b', 'c'], change: { kind: 'move', status: 'toDo' } },
    ],
  ],
  [
    { kind: 'due', dueOn: '2026-03-02' },
    [
      { taskIds: ['a'], change: { kind: 'due', dueOn: null } },
      { taskIds: ['b'], change: { kind: 'due', dueOn: '2026-03-01' } },
    ],
  ],
  [{ kind: 'assign', memberId: 'ana' }, [{ taskIds: ['b', 'c'], change: { kind: 'unassign', memberId: 'ana' } }]],
  [{ kind: 'unassign', memberId: 'ana' }, [{ taskIds: ['a'], change: { kind: 'assign', memberId: 'ana' } }]],
  [{ kind: 'tag', tagId: 'bug' }, [{ taskIds: ['a'], change: { kind: 'untag', tagId: 'bug' } }]],
  [{ kind: 'untag', tagId: 'bug' }, [{ taskIds: ['b', 'c'], change: { kind: 'tag', tagId: 'bug' } }]],
  [{ kind: 'unassign', memberId: 'eva' }, []],
  [{ kind: 'delete' }, []],
])('TSK-03 %o of many is undone by what brings each back', (change, steps) => {
  expect(undoMany(before, change)).toEqual(steps);
});
