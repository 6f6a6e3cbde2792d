import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { currency, done, moment } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { projectErrors } from '#projects/errors.ts';
import * as terms from '#projects/rules/terms.ts';
import { positionFactsView } from '#projects/view-schemas.ts';

const owner = { roles: ['squadOwner'], permission: 'createProject' } as const;
const subject = z.object({ kind: z.enum(['brief', 'project']), id: z.uuid() });
export type ShareSubject = z.output<typeof subject>;
const share = z.object({ path: z.string(), createdAt: moment });
const subjectErrors = [projectErrors.briefNotFound, projectErrors.notFound];

export const sharesContract = defineContract({
  'GET /briefShares/{kind}/{id}': operation({
    summary: 'The link under which a brief or a project is shared; null when there is none',
    access: owner,
    params: subject,
    output: z.object({ share: share.nullable() }),
    errors: subjectErrors,
  }),
  'POST /briefShares/{kind}/{id}': operation({
    summary: 'Makes a link with which anybody reads a brief or a project; while one is open it is that one',
    access: { ...owner, verified: true },
    changes: [projectHappenings.shared],
    params: subject,
    output: share,
    status: 201,
    errors: subjectErrors,
  }),
  'DELETE /briefShares/{kind}/{id}': operation({
    summary: 'Revokes the link for good; sharing again makes another',
    access: owner,
    changes: [projectHappenings.shareRevoked],
    unverified: openToUnverified.draft,
    params: subject,
    output: done,
    errors: subjectErrors,
  }),
  'GET /briefViews/{id}': operation({
    summary: 'A brief or project that its company shares, without anything that is not for candidates too',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    query: z.object({ token: z.string().max(100).default('') }),
    output: z.object({
      title: z.string(),
      description: z.string(),
      type: z.enum(terms.projectTypes).nullable(),
      deadline: z.enum(terms.deadlines).nullable(),
      currency,
      company: z.string(),
      /** Null: a draft. */
      projectId: z.uuid().nullable(),
      positions: z.array(positionFactsView.extend({ positionIndex: z.int(), isOpen: z.boolean() })),
    }),
    errors: [platformErrors.notFound],
  }),
});
