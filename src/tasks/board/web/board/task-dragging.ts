import { createDragging } from '#ui/dragging/create-dragging.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';

/** Tasks that are dragged within and between columns. */
export const taskDragging = createDragging<TaskCard>();
