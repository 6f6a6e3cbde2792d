import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveObstacle } from '#tasks/board/rules/task-moves.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { toMinutes } from '#tasks/rules/estimate.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { type BoardActions, useBoardActions } from './board-actions.ts';
import { taskDragging } from './task-dragging.ts';

export function canReach({ part }: BoardActions, card: TaskCard, to: TaskStatus): boolean {
  const { status, approvedAt, estimatedHours } = card;
  const task = { status, approvedAt, estimatedMinutes: estimatedHours === null ? null : toMinutes(estimatedHours) };
  const obstacle = moveObstacle(task, to, part === 'professional' ? 'professional' : 'company');
  // A card without an estimate may be dropped: the answer says what is missing.
  return obstacle === null || obstacle === 'needsEstimate';
}

/** A column that takes cards; returns before which of its cards the one above it would be put. */
export function useTaskDrop(
  section: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { status, cards, cardStep }: { status: TaskStatus; cards: readonly TaskCard[]; cardStep: number },
): number | null {
  const [slot, setSlot] = useState<number | null>(null);
  const latest = useRef({ actions: useBoardActions(), cards });
  latest.current = { actions: useBoardActions(), cards };
  useEffect(() => {
    const node = section.current;
    if (!node) return;
    let isOver = false;
    let index: number | null = null;
    const show = (next: number | null) => {
      if (next === index) return;
      index = next;
      flushSync(() => setSlot(next));
    };
    const indexAt = (y: number) => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      return Math.max(0, Math.min(latest.current.cards.length, Math.round((y - top) / cardStep)));
    };
    const forget = taskDragging.addPlace(node, {
      takes: (card) => canReach(latest.current.actions, card, status),
      onOver: (isNowOver) => {
        isOver = isNowOver;
        // A drop reads the index after it has left.
        if (isNowOver) index = null;
        else setSlot(null);
      },
      onDrop: (card) => {
        const others = latest.current.cards.slice(0, index ?? 0).filter(({ taskId }) => taskId !== card.taskId);
        index = null;
        latest.current.actions.move(card, status, others.at(-1)?.taskId ?? null);
      },
    });
    const unwatch = taskDragging.watch({
      onMove: ({ y }) => show(isOver ? indexAt(y) : null),
      onEnd: () => setSlot(null),
    });
    return () => {
      forget();
      unwatch();
    };
  }, [section, list, status, cardStep]);
  return slot;
}
