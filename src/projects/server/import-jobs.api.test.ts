import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let directory: string;
let email: string;
beforeAll(async () => {
  product = await startTestProduct();
  directory = await mkdtemp(join(tmpdir(), 'ponte-import-'));
  const owner = await product.person({ role: 'squadOwner' });
  await buildWorkspaces(product.database, [{ ownerId: owner.id }]);
  ({ email } = owner);
});
afterAll(async () => {
  await product.close();
  await rm(directory, { recursive: true, force: true });
});

const posting = {
  source: 'board#1',
  lang: 'pt',
  title: 'Pessoa desenvolvedora back-end pleno',
  company: 'Oficina Lume',
  area: 'Programming',
  hiringModel: 'PJ',
  workModel: 'onsite',
  level: 'Pleno',
  salary: 'até R$ 8.000,00/mês',
  skills: ['Go', 'PostgreSQL'],
  body: '## A vaga\n\nCuidar das APIs de pedidos.',
  bodyKind: 'own',
};

async function importLines(
  lines: string[],
  ...flags: string[]
): Promise<{ code: number; output: string; report: string }> {
  const file = join(directory, 'postings.jsonl');
  await writeFile(file, lines.join('\n'));
  const parameters = [
    'scripts/import-jobs.ts',
    file,
    '--url',
    product.url,
    '--email',
    email,
    '--password',
    DEMO_PASSWORD,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, [...parameters, ...flags], (problem, stdout, stderr) => {
      resolve({ code: problem ? Number(problem.code) : 0, output: stdout, report: stderr });
    });
  });
}

const others = [
  { ...posting, source: 'board#2', title: 'Designer', level: null, salary: null, workModel: null, hiringModel: null },
  { ...posting, source: 'board#3', title: null },
  { ...posting, source: 'board#4', body: '' },
];
const lines = [posting, ...others].map((line) => JSON.stringify(line));

test('JOB-01 postings are imported once; lines without title or body are refused with their number', async () => {
  const dry = await importLines(lines, '--dry-run');
  expect(dry.output).toMatch(/imported 2, skipped 0, refused 2/);
  expect((await product.anonymous('GET /opportunities')).body.opportunities).toEqual([]);

  const first = await importLines([...lines, '{"broken']);
  expect(first.output).toMatch(/imported 2, skipped 0, refused 3\s*$/);
  expect(first.report).toMatch(
    /:3 refused: the title is missing\n.*:4 refused: the body is missing\n.*:5 refused: broken JSON/,
  );
  expect(first.code).toBe(1);
  const { opportunities } = (await product.anonymous('GET /opportunities')).body;
  expect(opportunities).toHaveLength(2);
  expect(opportunities.find((job: { title: string }) => job.title === posting.title)).toMatchObject({
    companyName: 'Oficina Lume',
    area: 'programming',
    hiringModel: 'PJ',
    workModel: 'faceToFace',
  });

  const again = await importLines(lines.slice(0, 2));
  expect(again.output).toMatch(/imported 0, skipped 2, refused 0\s*$/);
  expect(again.code).toBe(0);
}, 60_000);
