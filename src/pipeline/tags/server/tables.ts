import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#applications/server/tables.ts';
import { createdAt, id, oneOf, versionColumn } from '#platform/db/columns.ts';
import { type TagColour, tagColours } from '#platform/contract/tag-colours.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A company's own labels for its candidates; candidates never see them. */
export const candidateTags = pgTable(
  'candidate_tags',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    colour: text('colour').$type<TagColour>().notNull(),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    check('candidate_tags_colour_check', oneOf(table.colour, tagColours)),
    uniqueIndex('candidate_tags_name').on(table.workspaceId, sql`fold_text(${table.name})`),
  ],
);

export const candidateTagLinks = pgTable(
  'candidate_tag_links',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => candidateTags.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.tagId] }),
    index('candidate_tag_links_tag').on(table.tagId, table.applicationId),
  ],
);
