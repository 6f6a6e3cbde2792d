import { vacancyFields } from '#projects/positions/rules/vacancy-fields.ts';

/** A project's title, and that of each of its positions, has at most so many characters. */
export const BRIEF_TITLE_LENGTH = vacancyFields.title.most;
/** A template's name is a label in lists. */
export const TEMPLATE_NAME_LENGTH = 120;
export const MAXIMUM_DRAFTS = 50;
/** Per company. */
export const MAXIMUM_TEMPLATES = 50;
/** A draft's answers as JSON, in bytes. */
export const MAXIMUM_DRAFT_BYTES = 300_000;
