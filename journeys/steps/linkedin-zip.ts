import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Row = readonly string[];

export type LinkedInExport = {
  firstName: string;
  lastName: string;
  headline: string;
  summary: string;
  place: string;
  positions: readonly { company: string; title: string; description: string; start: string; end: string }[];
  school: string;
  degree: string;
  skills: readonly string[];
  languages: readonly { name: string; proficiency: string }[];
};

function table(header: string, rows: readonly Row[]): Buffer {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return Buffer.from(`\uFEFF${[header, ...lines].join('\r\n')}\r\n`, 'utf8');
}

/** An export as LinkedIn sends it: a ZIP of tables, the texts quoted over several lines. */
export async function zipOfLinkedIn(person: LinkedInExport): Promise<Buffer> {
  const profile =
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers';
  const own = ['', '', '', person.headline, person.summary, '', '', person.place, '', '', ''];
  const files: Record<string, Buffer> = {
    'Profile.csv': table(profile, [[person.firstName, person.lastName, ...own]]),
    'Positions.csv': table(
      'Company Name,Title,Description,Location,Started On,Finished On',
      person.positions.map((one) => [one.company, one.title, one.description, person.place, one.start, one.end]),
    ),
    'Education.csv': table('School Name,Start Date,End Date,Notes,Degree Name,Activities', [
      [person.school, '2012', '2016', '', person.degree, ''],
    ]),
    'Skills.csv': table(
      'Name',
      person.skills.map((skill) => [skill]),
    ),
    'Languages.csv': table(
      'Name,Proficiency',
      person.languages.map(({ name, proficiency }) => [name, proficiency]),
    ),
    'messages.csv': table('CONVERSATION ID,FROM,CONTENT', [['1', 'Somebody', 'Private words']]),
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  return buffer(zip.outputStream);
}
