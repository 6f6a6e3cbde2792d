export const IMPORT_REFUSAL_CODES = [
  'notAZip',
  'tooLarge',
  'tooManyEntries',
  'unsafePath',
  'encrypted',
  'brokenArchive',
  'notALinkedInExport',
  'brokenCsv',
  'brokenJson',
  'tooDeep',
  'notAResume',
  'datesAmbiguous',
] as const;
export type ImportRefusalCode = (typeof IMPORT_REFUSAL_CODES)[number];

/** The whole file is refused and nothing of it is stored; the server answers 422 with the code. */
export class ImportRefusal extends Error {
  readonly code: ImportRefusalCode;
  readonly params: Record<string, string | number>;

  constructor(code: ImportRefusalCode, params: Record<string, string | number> = {}, cause?: unknown) {
    super(code, { cause });
    this.name = 'ImportRefusal';
    this.code = code;
    this.params = params;
  }
}
