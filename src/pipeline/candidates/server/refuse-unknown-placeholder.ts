import { unknownPlaceholder } from '#pipeline/candidates/rules/message-text.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

/** Refuses words to candidates with a placeholder that nobody fills in. */
export function refuseUnknownPlaceholder(...texts: readonly string[]): void {
  const placeholder = unknownPlaceholder(texts.join('\n'));
  if (placeholder !== null) throw pipelineErrors.placeholderUnknown({ placeholder });
}
