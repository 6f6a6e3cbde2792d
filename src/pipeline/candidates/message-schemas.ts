import { MESSAGE_TEXT_LENGTH, SUBJECT_LENGTH, writtenLength } from '#pipeline/candidates/rules/message-text.ts';
import { singleLine, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** More than any placeholder adds to the mark that people write for it. */
const KEPT = 3;
const asWritten = (maximum: number) =>
  [(value: string) => writtenLength(value) <= maximum, { params: { code: platformErrors.fieldTooLong.code } }] as const;

/** A company's words to candidates; a placeholder counts as the mark that people write for it. */
export const messageWords = {
  subject: singleLine(SUBJECT_LENGTH * KEPT).refine(...asWritten(SUBJECT_LENGTH)),
  text: text(MESSAGE_TEXT_LENGTH * KEPT, 1).refine(...asWritten(MESSAGE_TEXT_LENGTH)),
};
