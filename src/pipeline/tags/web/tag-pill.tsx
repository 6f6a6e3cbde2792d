import { Pill } from '#platform/ui/marks/pill.tsx';
import type { CandidateTag } from '#pipeline/candidates/schemas.ts';

/** A company's own tag. */
export function TagPill({ tag: { name, colour } }: { tag: Pick<CandidateTag, 'name' | 'colour'> }) {
  return (
    <Pill tone={colour} size="sm">
      {name}
    </Pill>
  );
}
