import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { readProfession } from '../read-profession.ts';
import { suggestProfessions } from '../suggest-professions.ts';
import { importOccupations } from './import-occupations.ts';
import type { RefusedLine } from './import-report.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const good = {
  'occupations.tsv': [
    'id\ttitle_en\ttitle_pt\tgroup',
    'x:1\tUnderwater welder\tSoldador subaquático\tgeneric',
    'x:2\tData analyst\tAnalista de dados\ttech-product',
  ],
  'occupation-labels.tsv': [
    'id\tlang\tlabel\tkind\tsource',
    'x:1\tpt\tSoldador naval/Soldadora naval\talternative\ttest',
    'x:1\ten\tUnderwater welder\tpreferred\ttest',
  ],
  'skill-labels.tsv': ['skill\tlabel_pt', 'underwater welding\tsolda subaquática', 'nobody asks\tninguém pede'],
  'occupation-skills.tsv': [
    'occupation_id\tskill\tkind\tweight',
    'x:1\tunderwater welding\tskill\t1.0',
    'x:1\tProject management\tmethodology\t0.5',
    'x:1\tWelding "arc"\tsoftware\t0.25',
    'x:2\tSQL\tlanguage-framework\t0.1',
  ],
  'related-occupations.tsv': ['occupation_id\trelated_id\tscore\tbasis', 'x:1\tx:2\t0.4\ttest'],
};

let connection: Connection;
let connectionString: string;
let drop: () => Promise<void>;
let directory: string;

beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  ({ drop, connectionString } = testDatabase);
  connection = openConnection(connectionString, 3);
  await loadCatalogue(connection.database);
});

beforeEach(async () => {
  await connection.pool
    .query(`delete from professions where source = 'import'; delete from skills where source = 'import';
    delete from profession_labels where source = 'import'; update professions set external_id = null`);
  directory = await mkdtemp(join(tmpdir(), 'ponte-taxonomy-'));
  await write(good);
  return () => rm(directory, { recursive: true });
});

afterAll(async () => {
  await connection.close();
  await drop();
});

async function write(files: Record<string, string[]>): Promise<void> {
  for (const [file, lines] of Object.entries(files)) await writeFile(join(directory, file), `${lines.join('\n')}\n`);
}

async function run(options: { dryRun?: boolean } = {}) {
  const refused: RefusedLine[] = [];
  const report = await importOccupations(connection.database, directory, {
    ...options,
    onRefused: (line) => refused.push(line),
  });
  return { counts: [report.imported, report.skipped, report.refused], refused };
}

async function importedProfessions(): Promise<string[]> {
  const { rows } = await connection.pool.query(`select title_en from professions where source = 'import' order by 1`);
  return rows.map((row: { title_en: string }) => row.title_en);
}

describe('importing a taxonomy', () => {
  it('PRO-07 brings professions, names, skills and relations, and brings nothing twice', async () => {
    expect((await run()).counts).toEqual([8, 3, 0]);
    const found = await suggestProfessions(connection.database, { search: 'soldadora', language: 'en', limit: 3 });
    expect(found.map(({ jobTitle }) => jobTitle)).toEqual(['Underwater welder']);
    const welder = await readProfession(connection.database, {
      jobTitle: 'soldador naval',
      language: 'pt',
      related: true,
      points: true,
    });
    expect(welder).toMatchObject({
      type: 'generic',
      skillTags: ['solda subaquática', 'Gestão de projetos', 'Welding "arc"'],
      related: [{ jobTitle: 'Analista de dados', score: 0.4 }],
    });
    expect(welder.skillPoints?.map(({ kind }) => kind)).toEqual(['skills', 'methodologies', 'softwares']);
    expect((await run()).counts).toEqual([0, 11, 0]);
    expect(await importedProfessions()).toEqual(['Underwater welder']);
  });

  it('PRO-07 merges an occupation with the own profession of the same title and leaves what that one says', async () => {
    await run();
    const { rows } = await connection.pool.query(`select source, title_en from professions where external_id = 'x:2'`);
    expect(rows).toEqual([{ source: 'ponte', title_en: 'Data analyst' }]);
    const options = { jobTitle: 'Data analyst', language: 'en', points: true } as const;
    const { skillPoints } = await readProfession(connection.database, options);
    expect(skillPoints?.find(({ skill }) => skill === 'SQL')?.weight).toBe(1);
  });

  it('PRO-07 changes what changed', async () => {
    await run();
    await write({ 'occupations.tsv': good['occupations.tsv'].map((line) => line.replace('Underwater', 'Deep sea')) });
    expect((await run()).counts).toEqual([2, 9, 0]); // the former title stays as an alias;
    expect(await importedProfessions()).toEqual(['Deep sea welder']);
  });

  it('PRO-07 refuses broken lines one by one, saying why, and imports the others', async () => {
    await write({
      'occupations.tsv': [
        ...good['occupations.tsv'],
        'x:3\tNo Portuguese\t\tgeneric',
        'x:4\tOther group\tOutro grupo\tweird',
        'x:5\tShort line',
        'x:1\tAnother title\tOutro título\tgeneric',
        `x:6\t${'x'.repeat(161)}\tLongo\tgeneric`,
      ],
      'occupation-skills.tsv': [
        ...good['occupation-skills.tsv'],
        'x:1\tDiving\tskill\t1.5',
        'x:9\tDiving\tskill\t1',
        'x:1\tSQL\ttalent\t1',
        'x:1\tSQL\tskill\t0',
      ],
      'related-occupations.tsv': [...good['related-occupations.tsv'], 'x:1\tx:3\t0.4\ttest', 'x:1\tx:1\t0.4\ttest'],
    });
    const { counts, refused } = await run();
    expect(counts).toEqual([8, 3, 11]);
    expect(refused.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([
      'occupations.tsv:4 title_pt is empty',
      'occupations.tsv:5 group "weird" is none of tech-product, marketing-design, generic',
      'occupations.tsv:6 has another number of columns than the header',
      'occupations.tsv:7 says otherwise than line 2',
      'occupations.tsv:8 title_en is longer than 160 characters',
      'occupation-skills.tsv:6 weight "1.5" is not a number above 0 and up to 1',
      'occupation-skills.tsv:7 the occupation "x:9" is not among the imported ones',
      'occupation-skills.tsv:8 kind "talent" is none of skill, software, methodology, language-framework, database',
      'occupation-skills.tsv:9 weight "0" is not a number above 0 and up to 1',
      'related-occupations.tsv:3 the occupation "x:3" is not among the imported ones',
      'related-occupations.tsv:4 "x:1" is related to itself',
    ]);
    expect(await importedProfessions()).toEqual(['Underwater welder']);
  });

  it('PRO-07 changes nothing in a dry run', async () => {
    expect((await run({ dryRun: true })).counts).toEqual([8, 3, 0]);
    expect(await importedProfessions()).toEqual([]);
  });

  it('PRO-07 imports nothing at all when a later file cannot be read', async () => {
    await write({ 'occupation-skills.tsv': ['occupation_id\tskill\tweight', 'x:1\tSQL\t1'] });
    await expect(run()).rejects.toThrow('has no column kind');
    expect(await importedProfessions()).toEqual([]);
    await rm(join(directory, 'occupation-skills.tsv'));
    await expect(run()).rejects.toThrow('does not exist');
  });

  it('PRO-07 reads files with a byte order mark, Windows line ends and columns in another order', async () => {
    const windows = ['group\ttitle_pt\tid\ttitle_en', 'generic\tSoldador subaquático\tx:1\tUnderwater welder'];
    await writeFile(join(directory, 'occupations.tsv'), `\uFEFF${windows.join('\r\n')}\r\n\r\n`);
    await run();
    expect(await importedProfessions()).toEqual(['Underwater welder']);
  });

  it('PRO-07 runs from the command line and ends with the counts', async () => {
    const command = [join(root, 'scripts', 'run.mjs'), 'scripts/import-occupations.ts'];
    const env = { ...process.env, DATABASE_URL: connectionString };
    const first = await promisify(execFile)(process.execPath, [...command, directory], { env });
    expect(first.stdout.trim().split('\n').at(-1)).toBe('imported 8, skipped 3, refused 0');
    const wrong = promisify(execFile)(process.execPath, [...command, join(directory, 'nowhere')], { env });
    await expect(wrong).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was imported.') });
  });
});
