import { type Columns, readCsvTable, type Row } from '#profiles/imports/server/formats/csv-table.ts';
import type { WarningList } from '#profiles/imports/server/formats/warning-list.ts';

/** The only files that are read: messages, connections, invitations and e-mail addresses stay unopened. */
const columnsOfFiles = {
  Profile: {
    firstName: ['First Name'],
    lastName: ['Last Name'],
    headline: ['Headline'],
    summary: ['Summary'],
    place: ['Geo Location', 'Location'],
    country: ['Country'],
    websites: ['Websites'],
  },
  Positions: {
    company: ['Company Name', 'Company'],
    title: ['Title'],
    description: ['Description'],
    location: ['Location'],
    start: ['Started On', 'Start Date'],
    end: ['Finished On', 'End Date'],
  },
  Education: {
    school: ['School Name'],
    start: ['Start Date', 'Started On'],
    end: ['End Date', 'Finished On'],
    notes: ['Notes'],
    degree: ['Degree Name', 'Degree'],
    activities: ['Activities'],
  },
  Skills: { name: ['Name', 'Skill Name'] },
  Languages: { name: ['Name', 'Language'], proficiency: ['Proficiency'] },
  Certifications: {
    name: ['Name'],
    url: ['Url'],
    issuer: ['Authority'],
    issued: ['Started On', 'Start Date'],
    expires: ['Finished On', 'End Date'],
    licenseNumber: ['License Number'],
  },
  PhoneNumbers: { number: ['Number'], kind: ['Type'] },
  // Only counted, to say what a profile cannot take.
  Projects: { title: ['Title'] },
  Honors: { title: ['Title'] },
  Publications: { name: ['Name'] },
  Volunteering: { role: ['Role'] },
} as const satisfies Record<string, Columns<string>>;

type File = keyof typeof columnsOfFiles;
export type LinkedInRows = { [Name in File]: Row<keyof (typeof columnsOfFiles)[Name] & string>[] };

const fileNames = Object.keys(columnsOfFiles) as File[];
/** A warning is given when one of these is missing; the others are often missing. */
const expected: readonly File[] = ['Profile', 'Positions', 'Education', 'Skills', 'Languages'];

const entryName = (file: File): string => `${file}.csv`.toLowerCase();

export const READ_ENTRIES: ReadonlySet<string> = new Set(fileNames.map(entryName));

export function readLinkedInRows(entries: ReadonlyMap<string, Uint8Array>, warnings: WarningList): LinkedInRows {
  const rows = fileNames.map((file) => {
    const bytes = entries.get(entryName(file));
    if (!bytes && expected.includes(file)) warnings.add('fileMissing', { file: `${file}.csv` });
    return [file, bytes ? readCsvTable(bytes, `${file}.csv`, columnsOfFiles[file] as Columns<string>, warnings) : []];
  });
  return Object.fromEntries(rows) as LinkedInRows;
}
