import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { allOf, createdAt, id, moment, oneOf, tsvector, updatedAt, versionColumn } from '#platform/db/columns.ts';
import { type Currency, currencies } from '#platform/money/currencies.ts';
import * as terms from '#projects/rules/terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id);

/** A brief that an owner has not published yet. */
export const briefs = pgTable(
  'briefs',
  {
    id: id(),
    workspaceId: workspaceId(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    step: text('step').notNull(),
    /** The campaign through which the company came, stored with the brief and its project. */
    campaign: text('campaign'),
    projectId: uuid('project_id'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('briefs_workspace').on(table.workspaceId, table.updatedAt.desc().nullsFirst())],
);

export const projects = pgTable(
  'projects',
  {
    id: id(),
    workspaceId: workspaceId(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    type: text('type').$type<terms.ProjectType>(),
    currency: text('currency').$type<Currency>().notNull().default('BRL'),
    deadline: text('deadline').$type<terms.Deadline>(),
    startDate: date('start_date'),
    /** `hunting`: candidates are searched for. `inHouse`: the company brings its own people. */
    path: text('path').$type<terms.ProjectPath>().notNull().default('hunting'),
    campaign: text('campaign'),
    status: text('status').$type<terms.ProjectStatus>().notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('projects_type_check', oneOf(table.type, terms.projectTypes)),
    check('projects_path_check', oneOf(table.path, terms.projectPaths)),
    check('projects_currency_check', oneOf(table.currency, currencies)),
    check('projects_deadline_check', oneOf(table.deadline, terms.deadlines)),
    check('projects_status_check', oneOf(table.status, terms.projectStatuses)),
    index('projects_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('projects_workspace').on(
      table.workspaceId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('projects_title_trigrams').using('gin', sql`fold_text(${table.title}) gin_trgm_ops`),
  ],
);

export const projectStatusChanges = pgTable(
  'project_status_changes',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status').$type<terms.ProjectStatus>(),
    toStatus: text('to_status').$type<terms.ProjectStatus>().notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    /** The role in which the actor made the move; null for those made before it was recorded. */
    madeBy: text('made_by').$type<terms.MoveMaker>(),
    /** For moves back and cancellations. */
    reason: text('reason'),
    at: createdAt(),
  },
  (table) => [
    check('project_status_changes_made_by_check', oneOf(table.madeBy, terms.moveMakers)),
    index('project_status_changes_project').on(table.projectId, table.at),
  ],
);

/** A vacancy. It contains every column that the job board lists and searches, so that a page of the board is one index scan. */
export const positions = pgTable(
  'positions',
  {
    id: id(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    workspaceId: workspaceId(),
    positionIndex: integer('position_index').notNull(),
    state: text('state').$type<terms.PositionState>().notNull(),
    title: text('title').notNull(),
    profession: text('profession'),
    professionId: uuid('profession_id'),
    area: text('area').$type<terms.Area>(),
    hiringModel: text('hiring_model').$type<terms.HiringModel>(),
    workModel: text('work_model').$type<terms.WorkModel>(),
    hybridReason: text('hybrid_reason'),
    city: text('city'),
    country: text('country'),
    experienceYears: integer('experience_years'),
    monthlyHours: integer('monthly_hours'),
    payPeriod: text('pay_period').$type<terms.PayPeriod>(),
    payMinimum: bigint('pay_minimum', { mode: 'number' }),
    payMaximum: bigint('pay_maximum', { mode: 'number' }),
    /** The company's own words when no figure can be read from them. */
    payText: text('pay_text'),
    negotiable: boolean('negotiable').notNull().default(false),
    currency: text('currency').$type<Currency>().notNull().default('BRL'),
    aboutCompany: text('about_company'),
    culture: text('culture'),
    aboutOpportunity: text('about_opportunity'),
    responsibilities: text('responsibilities'),
    benefits: text('benefits'),
    requirements: text('requirements'),
    requiredLanguages: jsonb('required_languages').$type<terms.RequiredLanguage[]>().notNull().default([]),
    tags: jsonb('tags').$type<terms.Tag[]>().notNull().default([]),
    affirmativeTargets: text('affirmative_targets').array().$type<terms.AffirmativeTarget[]>().notNull().default([]),
    /** The name of the hiring company if it is not the workspace's own. */
    hiringCompany: text('hiring_company'),
    /** The displayed name: the hiring company's, otherwise the workspace's at the time of posting. */
    companyName: text('company_name').notNull(),
    textLanguage: text('text_language').$type<'pt' | 'en'>(),
    /** The external record that it was imported from, so that a second import adds nothing. */
    source: text('source'),
    publishedAt: moment('published_at').notNull(),
    closedAt: moment('closed_at'),
    version: versionColumn(),
    /** The version that search words and alerts were last built from; an open vacancy with another version has to be announced. */
    announcedVersion: integer('announced_version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    search: tsvector('search').generatedAlwaysAs(
      (): SQL =>
        sql`vacancy_search(${positions.title}, ${positions.profession}, ${positions.companyName}, ${positions.city}, ${positions.tags})`,
    ),
  },
  (table) => [
    check('positions_state_check', oneOf(table.state, terms.positionStates)),
    check('positions_area_check', oneOf(table.area, terms.areas)),
    check('positions_hiring_model_check', oneOf(table.hiringModel, terms.hiringModels)),
    check('positions_work_model_check', oneOf(table.workModel, terms.workModels)),
    check('positions_pay_period_check', oneOf(table.payPeriod, terms.payPeriods)),
    check('positions_currency_check', oneOf(table.currency, currencies)),
    check('positions_affirmative_targets_check', allOf(table.affirmativeTargets, terms.affirmativeTargets)),
    check('positions_experience_check', sql`${table.experienceYears} between 1 and 10`),
    check('positions_pay_check', sql`${table.payMinimum} >= 0 and ${table.payMaximum} >= ${table.payMinimum}`),
    check('positions_hours_check', sql`${table.monthlyHours} between 1 and 248`),
    unique('positions_index').on(table.projectId, table.positionIndex),
    uniqueIndex('positions_source')
      .on(table.workspaceId, table.source)
      .where(sql`${table.source} is not null`),
    index('positions_board')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_area')
      .on(table.area, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_hiring')
      .on(table.hiringModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_work')
      .on(table.workModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_area_hiring')
      .on(table.area, table.hiringModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_area_work')
      .on(table.area, table.workModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_hiring_work')
      .on(table.hiringModel, table.workModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_all')
      .on(table.area, table.hiringModel, table.workModel, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_profession')
      .on(table.professionId, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_search')
      .using('gin', table.search)
      .where(sql`${table.state} = 'open'`),
    // The words of titles, of tags, and of companies and places: the tiers of a search (jobs/board/server/tier-conditions.ts).
    index('positions_search_title')
      .using('gin', sql`ts_filter(${table.search}, '{a}')`)
      .where(sql`${table.state} = 'open'`),
    index('positions_search_tag')
      .using('gin', sql`ts_filter(${table.search}, '{b}')`)
      .where(sql`${table.state} = 'open'`),
    index('positions_search_place')
      .using('gin', sql`ts_filter(${table.search}, '{c}')`)
      .where(sql`${table.state} = 'open'`),
    // Each word once more with the week of its vacancy. Read for many weeks in turn, so nothing may wait in a list that every reading goes through.
    index('positions_search_weeks')
      .using('gin', sql`vacancy_week_words(${table.search}, ${table.publishedAt})`)
      .with({ fastupdate: false })
      .where(sql`${table.state} = 'open'`),
    // The words once more together with area, hiring model and work model, where counts of several filters meet them.
    index('positions_search_filters')
      .using('gin', sql`vacancy_filter_words(${table.search}, ${table.area}, ${table.hiringModel}, ${table.workModel})`)
      .where(sql`${table.state} = 'open'`),
    index('positions_board_city')
      .on(sql`city_key(${table.city})`, table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'open'`),
    index('positions_board_pay')
      .on(
        sql`monthly_pay(${table.currency}, ${table.payPeriod}, ${table.payMinimum}, ${table.payMaximum}, ${table.monthlyHours})`,
      )
      .where(sql`${table.state} = 'open'`),
    index('positions_workspace').on(table.workspaceId, table.state),
    index('positions_title_trigrams').using('gin', sql`fold_text(${table.title}) gin_trgm_ops`),
    index('positions_news')
      .on(table.updatedAt)
      .where(sql`${table.state} = 'open' and ${table.version} <> ${table.announcedVersion}`),
  ],
);
