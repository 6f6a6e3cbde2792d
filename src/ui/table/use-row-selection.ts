import { type KeyboardEvent, useRef } from 'react';
import type { Selection } from './data-table-types.ts';
import { selectRange } from './select-range.ts';

/** The event of a tick carries the keys that were held, whether it came from a mouse or from the space bar. */
export const isWithShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

const steps: Record<string, 'previousElementSibling' | 'nextElementSibling'> = {
  ArrowUp: 'previousElementSibling',
  ArrowDown: 'nextElementSibling',
};

/** Ticks of a table's rows: one by one, with Shift from the last one to this one, and by Shift and the arrow keys. */
export function useRowSelection(ids: readonly string[], selection: Selection | undefined) {
  const last = useRef<string | null>(null);

  function mark(id: string, isOn: boolean, from: string) {
    if (selection) selection.onChange(selectRange(ids, selection.ids, { from, to: id, isOn }));
  }

  return {
    toggle(id: string, withShift: boolean) {
      mark(id, !selection?.ids.has(id), withShift ? (last.current ?? id) : id);
      last.current = id;
    },
    /** The arrow keys walk from tick to tick. */
    onKey(event: KeyboardEvent<HTMLInputElement>, id: string) {
      const step = steps[event.key];
      const row = step && event.currentTarget.closest('tr')?.[step];
      const box = row && row.querySelector<HTMLInputElement>('[data-narrow="check"] input');
      if (!box) return;
      event.preventDefault();
      box.focus();
      const next = ids[ids.indexOf(id) + (event.key === 'ArrowDown' ? 1 : -1)];
      if (!event.shiftKey || next === undefined) return;
      mark(next, true, id);
      last.current = next;
    },
  };
}
