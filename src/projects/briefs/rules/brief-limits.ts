import { vacancyFields } from '#projects/positions/rules/vacancy-fields.ts';

/** Of a project, and of each of its positions. */
export const BRIEF_TITLE_LENGTH = vacancyFields.title.most;
/** A template's name is a label in lists. */
export const TEMPLATE_NAME_LENGTH = 120;
export const MAXIMUM_DRAFTS = 50;
/** Per company. */
export const MAXIMUM_TEMPLATES = 50;
/** A draft's answers as JSON, in bytes. */
export const MAXIMUM_DRAFT_BYTES = 300_000;
