import { z } from 'zod';
import { currency, moment, version } from '#platform/contract/schemas.ts';
import { briefAnswers } from '#projects/briefs/schemas.ts';
import { shownFields } from '#projects/positions/field-schemas.ts';
import { briefSteps } from '#projects/briefs/rules/brief-problems.ts';
import { vacancyKinds } from '#projects/professionals/rules/professional-terms.ts';
import { mainActions } from './rules/main-action.ts';
import { moveRequirements } from './rules/status-moves.ts';
import * as terms from './rules/terms.ts';

/** What the company says of itself; candidates read it where a vacancy says nothing of its own. */
const companyTexts = z.object({ about: z.string(), culture: z.string() });
const projectStatus = z.enum(terms.projectStatuses);
const person = z.object({ id: z.uuid(), name: z.string(), image: z.string().nullable() });
/** Candidates: all applications that were not withdrawn; and the people hired. */
const people = { candidates: z.int(), hired: z.int(), hiredPeople: z.array(person) };

export const postedProject = z.object({
  projectId: z.uuid(),
  positions: z.array(z.object({ id: z.uuid(), positionIndex: z.int() })),
});

/** Planned and worked at the tasks; null without a task board, and for readers who may not look at tasks. */
const hours = z.object({ plannedMinutes: z.int(), consumedMinutes: z.int() }).nullable();

/** In reais; null where the project never had credits, and for readers who may not look at payments. */
const credits = z.object({ totalCents: z.int(), leftCents: z.int() }).nullable();

export const projectRow = z.object({
  id: z.uuid(),
  title: z.string(),
  type: z.enum(terms.projectTypes).nullable(),
  deadline: z.enum(terms.deadlines).nullable(),
  status: projectStatus,
  /** The workspace's company; for recruiters and administrators, who see several. */
  company: z.string(),
  createdAt: moment,
  updatedAt: moment,
  positionsOpen: z.int(),
  positionsTotal: z.int(),
  /** The first position that recruits; its candidates are what the row opens. */
  recruitingIndex: z.int().nullable(),
  /** The only position, as which a project of one position is spoken of. */
  only: z.object({ title: z.string(), state: z.enum(terms.positionStates) }).nullable(),
  /** The number of people ever hired here, and of those who work here now. */
  professionals: z.object({ linked: z.int(), active: z.int() }),
  /** Monthly hours contracted with the people who work here now; null when no position states its hours. */
  monthlyHours: z.int().nullable(),
  hours,
  credits,
  /** Past the deadline of its brief and still recruiting. */
  isOverdue: z.boolean(),
  ...people,
});

/** The facts of a vacancy that every reader may see. */
export const positionFactsView = z.object(shownFields);

const positionView = positionFactsView.extend({
  id: z.uuid(),
  positionIndex: z.int(),
  state: z.enum(terms.positionStates),
  companyName: z.string(),
  publishedAt: moment,
  closedAt: moment.nullable(),
  version,
  ...people,
  /** How it was added to the project after the brief. */
  vacancyKind: z.enum(vacancyKinds).nullable(),
  /** What the one main button of its head does for this reader. */
  mainAction: z.enum(mainActions).nullable(),
  abilities: z.object({
    edit: z.boolean(),
    close: z.boolean(),
    hide: z.boolean(),
    reopen: z.boolean(),
    remove: z.boolean(),
  }),
});

export const projectView = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  type: z.enum(terms.projectTypes).nullable(),
  currency,
  deadline: z.enum(terms.deadlines).nullable(),
  startDate: z.string().nullable(),
  path: z.enum(terms.projectPaths),
  campaign: z.string().nullable(),
  status: projectStatus,
  company: z.string(),
  companyTexts,
  version,
  createdAt: moment,
  updatedAt: moment,
  positions: z.array(positionView),
  history: z.array(
    z.object({
      id: z.uuid(),
      from: projectStatus.nullable(),
      to: projectStatus,
      by: z.string().nullable(),
      madeBy: z.enum(terms.moveMakers).nullable(),
      reason: z.string().nullable(),
      at: moment,
    }),
  ),
  isOverdue: z.boolean(),
  professionals: z.object({ linked: z.int(), active: z.int() }),
  monthlyHours: z.int().nullable(),
  hours,
  credits,
  /** The caller's permissions on this project; `moves` are the statuses it may be moved to, with unmet requirements. */
  abilities: z.object({
    edit: z.boolean(),
    addPosition: z.boolean(),
    upsell: z.boolean(),
    migrate: z.boolean(),
    tasks: z.boolean(),
    /** Whether the caller may start a similar brief, save a template, and share. */
    reuse: z.boolean(),
    /** Promising an answer to all, asking questions of the scorecards, ending the process of a vacancy. */
    candidates: z.object({ invite: z.boolean(), promise: z.boolean(), ask: z.boolean(), closeProcess: z.boolean() }),
    moves: z.array(z.object({ to: projectStatus, needsReason: z.boolean(), unmet: z.array(z.enum(moveRequirements)) })),
  }),
});

export const briefSummary = z.object({
  id: z.uuid(),
  company: z.string(),
  /** For administrators, who write for several companies: the owner of this one. */
  squadOwnerId: z.uuid().nullable(),
  title: z.string(),
  step: z.enum(briefSteps),
  positions: z.int(),
  by: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

export const briefView = z.object({
  id: z.uuid(),
  company: z.string(),
  companyTexts,
  /** The caller is the provider's administrator and writes it for that company. */
  isForClient: z.boolean(),
  answers: briefAnswers,
  step: z.enum(briefSteps),
  campaign: z.string().nullable(),
  projectId: z.uuid().nullable(),
  version,
  updatedAt: moment,
  /** `unverifiedEmail`: the caller has to confirm the address first. */
  abilities: z.object({ publish: z.boolean(), missing: z.enum(['unverifiedEmail']).nullable() }),
});
