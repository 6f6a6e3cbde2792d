export const TASK_TITLE_LENGTH = 200;
export const TAG_NAME_LENGTH = 40;
/** The limits of R-33. */
export const MAXIMUM_TAGS_PER_TASK = 10;
export const MAXIMUM_TAGS_PER_BOARD = 100;
export const MAXIMUM_ASSIGNED = 20;
/** Counts tasks that are not deleted. */
export const MAXIMUM_TASKS_PER_BOARD = 5_000;
/** A year of eight-hour days. */
export const MAXIMUM_ESTIMATED_HOURS = 2_000;
export const MAXIMUM_CHECKLIST_ITEMS = 50;
export const CHECKLIST_ITEM_LENGTH = 200;
export const VIEW_NAME_LENGTH = 60;
/** Saved views of a board. */
export const MAXIMUM_VIEWS_PER_PERSON = 50;
/** Tasks that one call changes. */
export const MAXIMUM_TASKS_AT_ONCE = 100;
