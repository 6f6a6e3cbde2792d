import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isKeyTooLong, keyBetween, numberAnew } from './place-task.ts';

it('TSK-03 any row of drops keeps every task once and in the order of the drops', () => {
  const drops = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 200 });
  fc.assert(
    fc.property(drops, (moves) => {
      let column = numberAnew(Array.from({ length: 12 }, (_, index) => `task-${index}`));
      const model = column.map(({ taskId }) => taskId);
      for (const [from, to] of moves) {
        const [taskId] = model.splice(from % model.length, 1) as [string];
        const at = to % (model.length + 1);
        model.splice(at, 0, taskId);
        column = column.filter((one) => one.taskId !== taskId);
        let orderKey = keyBetween(column[at - 1]?.orderKey ?? null, column[at]?.orderKey ?? null);
        if (isKeyTooLong(orderKey)) {
          column = numberAnew(column.map((one) => one.taskId));
          orderKey = keyBetween(column[at - 1]?.orderKey ?? null, column[at]?.orderKey ?? null);
        }
        column = [...column, { taskId, orderKey }].toSorted((one, other) => (one.orderKey < other.orderKey ? -1 : 1));
      }
      expect(column.map(({ taskId }) => taskId)).toEqual(model);
    }),
  );
});
