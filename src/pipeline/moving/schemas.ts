import { z } from 'zod';
import { messageWords } from '#pipeline/candidates/message-schemas.ts';
import { candidateCard } from '#pipeline/candidates/schemas.ts';
import { commonReasons, noticeDelays } from '#pipeline/moving/rules/rejection-terms.ts';

export const moveResult = z.object({
  applicationId: z.uuid(),
  outcome: z.enum(['moved', 'refused']),
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** The current card, moved or not; null for one that the caller cannot see. */
  card: candidateCard.nullable(),
});
export type MoveResult = z.infer<typeof moveResult>;

export const rejectionWords = z.strictObject(messageWords);

/** What candidates are told of a disqualification. */
export const notice = z.strictObject({
  reason: z
    .union([z.enum(commonReasons), z.uuid()])
    .optional()
    .describe('A common reason, or the id of one of the company’s own; never shown to the candidate'),
  messages: z
    .strictObject({ pt: rejectionWords.optional(), en: rejectionWords.optional() })
    .optional()
    .describe('In the company’s words, by the candidate’s language; without one the product’s own message goes'),
  delayDays: z
    .union(noticeDelays.map((days) => z.literal(days)))
    .optional()
    .describe('Days until the message goes, 0 for now; without it two, and seven for the product’s own message'),
});
export type Notice = z.output<typeof notice>;

/** How candidates are turned down: a note for the team, and what they are told. */
export interface Disqualification {
  reason: string;
  notice: Notice;
}
