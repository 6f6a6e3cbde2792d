/** For free text: comments, reasons, notes. */
export const FREE_TEXT_LENGTH = 2_000;
/** For each text of a vacancy. */
export const VACANCY_TEXT_LENGTH = 20_000;
