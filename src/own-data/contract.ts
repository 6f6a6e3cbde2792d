import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { ownDataErrors } from '#own-data/errors.ts';
import { dataExportStates } from '#own-data/rules/data-export-states.ts';
import { isPathPattern } from '#own-data/rules/path-pattern.ts';
import { everyone } from '#platform/access/access.ts';
import { brands } from '#platform/contract/brand.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { done, language, moment } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';

const exportView = z.object({
  id: z.string(),
  state: z.enum(dataExportStates),
  progress: z.int(),
  sizeBytes: z.int().nullable(),
  createdAt: moment,
  finishedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
const byId = z.object({ id: z.uuid() });

export const ownDataContract = defineContract({
  'POST /ownData/exports': operation({
    summary: 'Starts a copy of everything that is kept of the caller; one at a time',
    access: everyone,
    changes: [ownDataHappenings.copyAsked],
    unverified: openToUnverified.account,
    status: 202,
    output: exportView,
    errors: [ownDataErrors.exportRunning],
    limit: { count: 30, seconds: 3600 },
  }),
  'GET /ownData/exports/latest': operation({
    summary: 'The copy that the caller asked for last',
    access: everyone,
    output: z.object({ export: exportView.nullable() }),
  }),
  'POST /ownData/exports/{id}/cancel': operation({
    summary: 'Stops a copy that is being made',
    access: everyone,
    changes: [ownDataHappenings.copyCancelled],
    unverified: openToUnverified.account,
    params: byId,
    output: exportView,
    errors: [ownDataErrors.exportFinished],
  }),
  'GET /ownData/exports/{id}/file': operation({
    summary: "The caller's copy as a ZIP archive",
    access: everyone,
    params: byId,
    output: fileAnswer,
    errors: [ownDataErrors.exportGone],
  }),
  'GET /ownData/deletion': operation({
    summary: 'What deleting the account asks for, and what stands in its way',
    access: everyone,
    output: z.object({
      email: z.string(),
      confirmBy: z.enum(['password', 'code']),
      /** The error that a deletion would answer now. */
      obstacle: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  }),
  'POST /ownData/deletion/code': operation({
    summary: 'Mails a code that confirms the deletion of an account without a password',
    access: everyone,
    changes: recordsNothing.mailing,
    unverified: openToUnverified.account,
    status: 202,
    output: done,
    limit: { count: 30, seconds: 900 },
  }),
  'POST /ownData/deletion': operation({
    summary: 'Deletes the account of the caller for good and ends all of their sessions',
    access: everyone,
    changes: 'nothing: no happening of a deleted account remains',
    unverified: openToUnverified.account,
    body: z.object({
      email: z.string().max(254),
      password: z.string().max(200).optional(),
      code: z.string().max(100).optional(),
    }),
    output: done,
    /** Answers 409 as well, with the obstacle that a room finds (`findObstacle` of its space records). */
    errors: [
      ownDataErrors.emailDiffers,
      ownDataErrors.confirmationMissing,
      ownDataErrors.spaceHasColleagues,
      ownDataErrors.lastAdministrator,
      accountErrors.codeInvalid,
      accountErrors.currentPasswordWrong,
    ],
    limit: { count: 60, seconds: 900 },
  }),
  'POST /page-views': operation({
    summary: 'Counts a page that somebody who agreed to statistics opened; nothing of the person goes along',
    access: 'public',
    changes: 'nothing: goes to the collector; nothing is stored',
    status: 204,
    body: z.object({
      path: z.string().max(200).refine(isPathPattern),
      language,
      brand: z.enum(brands),
    }),
    output: z.undefined(),
    limit: { count: 600, seconds: 300 },
  }),
});
