/** Columns, separated by spaces, with the reason why no words of a person are in them. */
export type NamedColumns = readonly (readonly [reason: string, columns: string])[];

/** Reasons that several rooms have. */
export const reasons = {
  fewWords: 'one of a few words that the product itself knows',
  derived: 'derived by the database from columns that are planted',
  hashes: 'hashes, random keys and encrypted answers that go after a day',
  idsAndFigures: 'ids, figures and times beside an event; no words',
  ofCompany:
    'what a company says of itself and of its work stays the company’s; colleagues and the law need it after its author has left',
  catalogue: 'catalogues of the product, written by nobody who has an account',
} as const;
