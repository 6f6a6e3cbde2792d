import type { QueryKey } from '@tanstack/react-query';
import { isStale } from '#ui/api-error.ts';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import type { Edited } from '#ui/form/edited/use-edited.ts';
import { Alert } from '#ui/states/alert.tsx';

interface SaveProblemProps<Fields extends object> {
  edited: Edited<Fields>;
  save: { error: Error | null; reset: () => void };
  queryKey: QueryKey;
  nameOf: (field: keyof Fields & string) => string;
  textOf: (field: keyof Fields & string, values: Fields) => string | null;
}

/** Shows why saving failed; of a newer version by somebody else, what it says beside what was typed. */
export function SaveProblem<Fields extends object>({ save, ...notice }: SaveProblemProps<Fields>) {
  if (!save.error) return null;
  if (isStale(save.error)) return <StaleNotice {...notice} saving={save} />;
  return (
    <Alert tone="danger" live>
      {save.error.message}
    </Alert>
  );
}
