import type { TagColour } from '#platform/contract/tag-colours.ts';
import { Pill } from './pill.tsx';

/** A tag that people made and coloured themselves. */
export function TagPill({ tag: { name, colour } }: { tag: { name: string; colour: TagColour } }) {
  return (
    <Pill tone={colour} size="sm">
      {name}
    </Pill>
  );
}
