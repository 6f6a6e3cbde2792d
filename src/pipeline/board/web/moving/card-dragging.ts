import { createDragging } from '#ui/dragging/create-dragging.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';

/** Candidates that are dragged from stage to stage. */
export const cardDragging = createDragging<CandidateCard>();
