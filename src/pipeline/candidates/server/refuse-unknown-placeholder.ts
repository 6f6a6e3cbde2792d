import { unknownPlaceholder } from '#pipeline/candidates/rules/message-text.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

/** Refuses words to candidates with a placeholder that nobody fills in, and says in which of them it stands. */
export function refuseUnknownPlaceholder(...words: readonly { subject: string; text: string }[]): void {
  for (const written of words)
    for (const path of ['subject', 'text'] as const) {
      const placeholder = unknownPlaceholder(written[path]);
      const { code } = pipelineErrors.placeholderUnknown;
      if (placeholder !== null) throw pipelineErrors.placeholderUnknown({ placeholder }, [{ path, code }]);
    }
}
