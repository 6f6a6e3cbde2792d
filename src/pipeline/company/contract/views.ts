import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople as access, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { viewSettings } from '#pipeline/company/contract/view-settings.ts';
import { pipelineErrors } from '#pipeline/errors.ts';

const { notFound, forbidden, staleVersion } = platformErrors;
const params = z.object({ viewId: z.uuid() });
const fields = { name: text(60, 1), isShared: z.boolean(), settings: viewSettings };
const view = z.object({
  viewId: z.uuid(),
  ...fields,
  isOwn: z.boolean(),
  /** Whether the page opens with it for the caller. */
  isDefault: z.boolean(),
  abilities: z.object({ change: z.boolean() }),
  version,
});

/** Saved views of a company's candidates. */
export const viewsContract = defineContract({
  'GET /candidates/views': operation({
    summary: 'The caller’s own views of the candidates and those shared in the company',
    access,
    query: ofCompany,
    output: z.object({ views: z.array(view), mayShare: z.boolean() }),
    errors: [notFound],
  }),
  'POST /candidates/views': operation({
    summary: 'Keep a view; sharing it needs the right to choose professionals',
    access,
    changes: 'nothing: a view says how candidates are listed, and nothing about anybody',
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject(fields),
    status: 201,
    output: view,
    errors: [notFound, forbidden, pipelineErrors.tooManyViews],
  }),
  'PATCH /candidates/views/{viewId}': operation({
    summary: 'Rename or change a view of one’s own, or a shared one with the right to choose professionals',
    access,
    changes: 'nothing: a view says how candidates are listed, and nothing about anybody',
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ ...fields, version }),
    output: view,
    errors: [notFound, forbidden, staleVersion],
  }),
  'DELETE /candidates/views/{viewId}': operation({
    summary: 'Delete a view of one’s own, or a shared one with the right to choose professionals',
    access,
    changes: 'nothing: a view says how candidates are listed, and nothing about anybody',
    unverified: openToUnverified.candidates,
    params,
    output: done,
    errors: [notFound, forbidden],
  }),
  'PUT /candidates/defaultView': operation({
    summary: 'With which view the page opens for the caller; null: with none',
    access,
    changes: recordsNothing.preference,
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject({ viewId: z.uuid().nullable() }),
    output: done,
    errors: [notFound],
  }),
});
