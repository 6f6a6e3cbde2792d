import { z } from 'zod';
import { binaryBody } from '#platform/contract/operation.ts';
import { cursor, moment, text } from '#platform/contract/schemas.ts';
import { messageSides, messageStates } from '#conversations/rules/terms.ts';
import { MESSAGE_TEXT_LENGTH } from '#pipeline/candidates/rules/message-text.ts';
import { MAXIMUM_MESSAGE_FILES, REPORT_LENGTH, writeObstacles } from '#conversations/rules/thread-terms.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';

export const messageFile = z.object({
  fileId: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
});

/** A conversation as one side reads it. */
export const threadView = z.object({
  applicationId: z.uuid(),
  side: z.enum(messageSides),
  title: z.string(),
  companyName: z.string(),
  projectId: z.uuid(),
  positionIndex: z.int(),
  /** For the company. */
  candidate: z.object({ memberId: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
  /** Oldest first; the latest 200, or the 200 before a place. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      side: z.enum(messageSides),
      own: z.boolean(),
      /** Candidates read the company's messages without the name of who wrote them. */
      author: z.string().nullable(),
      subject: z.string().nullable(),
      text: z.string(),
      at: moment,
      state: z.enum(messageStates),
      files: z.array(messageFile),
    }),
  ),
  /** The place before which earlier messages stand; null where there are none. */
  earlier: z.string().nullable(),
  isUnread: z.boolean(),
  awaits: z.enum(messageSides).nullable(),
  /** Whether the caller gets mails about it. */
  isMailed: z.boolean(),
  /** The caller's own side does not want messages here. */
  isBlocked: z.boolean(),
  isReported: z.boolean(),
  /** For administrators: what people said who reported it. */
  reports: z.array(z.object({ id: z.uuid(), side: z.enum(messageSides), reason: z.string(), at: moment })),
  /** Why the caller cannot write. */
  obstacle: z.enum(writeObstacles).nullable(),
  abilities: z.object({ write: z.boolean(), manage: z.boolean() }),
});
export type ThreadView = z.infer<typeof threadView>;

export const ofApplication = z.object({ applicationId: z.uuid() });
export const beforePlace = z.object({ before: cursor.describe('`earlier` of the messages read so far').optional() });
export const ofFile = ofApplication.extend({ fileId: z.uuid() });
export const words = {
  text: text(MESSAGE_TEXT_LENGTH, 1),
  fileIds: z.array(z.uuid()).max(MAXIMUM_MESSAGE_FILES).default([]),
};
export const marks = z.strictObject({
  read: z.literal(true).optional(),
  settled: z.literal(true).describe('It needs no answer').optional(),
  mails: z.boolean().optional(),
});
export const block = z.strictObject({ blocked: z.boolean() });
export const report = z.strictObject({ reason: text(REPORT_LENGTH, 1) });
export const upload = {
  query: z.object({ name: text(FILE_NAME_LENGTH, 1) }),
  body: binaryBody(['application/octet-stream'], FILE_BYTES),
  status: 201,
  output: messageFile,
} as const;
