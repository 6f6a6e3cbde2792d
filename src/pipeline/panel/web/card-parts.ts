import type { CardParts } from '#pipeline/board/web/cards/card-parts.ts';
import { CardTags } from '#pipeline/tags/web/card-tags.tsx';
import { CandidateMenuItems } from './candidate-menu-items.tsx';

export const cardParts: CardParts = { CardTags, CandidateMenuItems };
