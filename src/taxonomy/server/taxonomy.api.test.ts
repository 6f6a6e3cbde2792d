import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#platform/access/access.ts';
import { readConfig } from '#platform/config.ts';
import { type Connection, openConnection } from '#platform/db/connection.ts';
import type { Gate } from '#platform/http/gate.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { serveOperations } from '#platform/http/serve-operations.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { taxonomyOperations } from './operations.ts';

let connection: Connection;
let app: FastifyInstance;
let drop: () => Promise<void>;

beforeAll(async () => {
  const testDatabase = await createTestDatabase();
  drop = testDatabase.drop;
  connection = openConnection(testDatabase.connectionString, 5);
  await loadCatalogue(connection.database);
  app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }));
  await serveOperations(app, taxonomyOperations, {
    database: connection.database,
    services: { languageModel: null } as Gate['services'],
    rateLimits: false,
    uploadFolder: '',
    ownOrigin: () => 'http://localhost',
    findSession: async ({ headers }) => sessionOf(headers.authorization as Role | undefined),
    knownDevice: () => undefined,
    findWorkspaceAccess: async () => ({
      workspace: { id: 'workspace', isOwner: true, permissions: [] },
      reach: { workspaceIds: ['workspace'] },
    }),
  });
});

afterAll(async () => {
  await app.close();
  await connection.close();
  await drop();
});

/** In these tests the Authorization header contains the role. */
function sessionOf(role: Role | undefined) {
  if (!role) return null;
  const who = {
    userId: 'user',
    sessionId: 'session',
    displayName: 'Ana',
    email: 'ana@example.com',
    emailVerified: true,
  };
  return { ...who, role, navigationStage: 'squadMember-profile', image: null, authTime: new Date() };
}

async function get(path: string, language = 'pt', role: Role | null = 'squadMember') {
  const headers = { 'accept-language': language, ...(role && { authorization: role }) };
  const answer = await app.inject({ url: `/api${path}`, headers });
  return { status: answer.statusCode, body: answer.json() };
}

const titlesOf = (body: { jobTitles: { jobTitle: string }[] }) => body.jobTitles.map(({ jobTitle }) => jobTitle);
const labelsOf = (body: { skills: { label: string }[] }) => body.skills.map(({ label }) => label);

describe('GET /professionsGroup', () => {
  it.each(roles)('PRO-07 answers %s', async (role) => {
    expect((await get('/professionsGroup?jobTitles=true&limit=1', 'pt', role)).status).toBe(200);
  });

  it.each(['/professionsGroup?jobTitles=true', '/getSkillsByAI?professionName=x', '/skills'])(
    'PRO-07 SES-07 answers 401 without a session: %s',
    async (path) => {
      const { status, body } = await get(path, 'en', null);
      expect([status, body.error.code]).toEqual([401, 'platform.unauthenticated']);
    },
  );

  it.each([
    ['pt', 'Gerente de produto', 'Product manager'],
    ['en', 'Product manager', 'Gerente de produto'],
  ])('PRO-07 lists all job titles in %s', async (language, present, absent) => {
    const { body } = await get('/professionsGroup?jobTitles=true', language);
    expect(body.jobTitles.length).toBeGreaterThanOrEqual(90);
    expect(titlesOf(body)).toContain(present);
    expect(titlesOf(body)).not.toContain(absent);
    expect(body.jobTitles.find((title: { jobTitle: string }) => title.jobTitle === present).type).toBe('techProduct');
  });

  it.each([
    ['programador front', 'Desenvolvedor front-end'],
    ['advogada', 'Advogado corporativo'],
    ['analista de negocios', 'Analista de negócios'],
    ['FRONT-END DEVELOPER', 'Desenvolvedor front-end'],
    ['fornt-end', 'Desenvolvedor front-end'],
    ['desenvolvdor pyhton', 'Desenvolvedor Python'],
    ['analsita de dados', 'Analista de dados'],
    ['dba', 'Administrador de banco de dados'],
  ])('PRO-07 suggests for %s first %s', async (search, first) => {
    const { body } = await get(`/professionsGroup?jobTitles=true&search=${encodeURIComponent(search)}&limit=5`);
    expect(titlesOf(body)[0]).toBe(first);
    expect(body.jobTitles.length).toBeLessThanOrEqual(5);
  });

  it.each(['%', '_', '\\', "'; drop table professions; --", 'zzzzqqqq', '(((', '[a-z]{2}|*'])(
    'PRO-07 takes what is typed literally: %s',
    async (search) => {
      const { status, body } = await get(`/professionsGroup?jobTitles=true&search=${encodeURIComponent(search)}`);
      expect([status, body.jobTitles]).toEqual([200, []]);
    },
  );

  it('PRO-07 gives a profession with its type and skill tags, by any of its names', async () => {
    const { body } = await get('/professionsGroup?jobTitle=desenvolvedora%20front-end', 'en');
    expect(body).toMatchObject({ jobTitle: 'Front-end developer', type: 'techProduct' });
    expect(body.skillTags).toEqual(expect.arrayContaining(['JavaScript', 'Responsive design']));
    expect(body).not.toHaveProperty('related');
    expect(body).not.toHaveProperty('skillPoints');
  });

  it('PRO-07 gives related professions, closest first', async () => {
    const { body } = await get('/professionsGroup?jobTitle=UX%20designer&correlacionadas=true');
    const scores = body.related.map(({ score }: { score: number }) => score);
    expect(scores).toEqual(scores.toSorted((one: number, other: number) => other - one));
    expect(body.related.map(({ jobTitle }: { jobTitle: string }) => jobTitle)).toContain('UX researcher');
  });

  it('PRO-07 gives skill tags with weight points', async () => {
    const { body } = await get('/professionsGroup?jobTitle=Analista%20de%20dados&pontos_items=true');
    expect(body.skillPoints[0]).toMatchObject({ weight: 1, points: 100 });
    const sql = { skill: 'SQL', label: 'SQL', kind: 'languages', weight: 1, points: 100 };
    expect(body.skillPoints).toContainEqual(sql);
  });

  it.each([
    ['/professionsGroup?jobTitle=astronauta', 404, 'taxonomy.professionNotFound'],
    ['/professionsGroup', 422, 'taxonomy.titlesOrTitle'],
    ['/professionsGroup?jobTitles=true&jobTitle=DBA', 422, 'taxonomy.titlesOrTitle'],
    ['/professionsGroup?jobTitles=maybe', 422, 'platform.invalid'],
    ['/professionsGroup?jobTitles=true&limit=100000', 422, 'platform.invalid'],
  ])('PRO-07 refuses %s with %i %s', async (path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });
});

describe('GET /getSkillsByAI', () => {
  it.each([
    ['Desenvolvedor(a) React Sênior', 'Desenvolvedor React'],
    ['Senior Data Enginer', 'Engenheiro de dados'],
    ['dev backend', 'Desenvolvedor back-end'],
  ])('PRO-07 recognises %s as %s', async (name, jobTitle) => {
    const { body } = await get(`/getSkillsByAI?professionName=${encodeURIComponent(name)}`);
    expect(body.profession.jobTitle).toBe(jobTitle);
  });

  it('PRO-07 gives the skills by kind, heaviest first, and says where they are from', async () => {
    const { body } = await get('/getSkillsByAI?professionName=Desenvolvedor%20Java', 'en');
    expect(body.source).toBe('taxonomy');
    expect(body.languages.slice(0, 2).map(({ skill }: { skill: string }) => skill)).toEqual(['Java', 'Spring Boot']);
    expect(body.skills).toContainEqual({ skill: 'Desenho de APIs', label: 'API design', weight: 0.8 });
    for (const kind of ['softwares', 'methodologies', 'databases']) expect(body[kind].length).toBeGreaterThan(0);
  });

  it('PRO-07 answers an unknown profession with nothing', async () => {
    const { status, body } = await get('/getSkillsByAI?professionName=astronauta');
    const nothing = { skills: [], softwares: [], methodologies: [], languages: [], databases: [] };
    expect([status, body]).toEqual([200, { source: 'taxonomy', profession: null, ...nothing }]);
  });
});

describe('GET /skills', () => {
  it.each([
    ['pt', 'gestao de conf', 'Gestão de conflitos'],
    ['en', 'gestão de conflitos', 'Conflict management'],
    ['pt', 'javscript', 'JavaScript'],
    ['en', 'pyhton', 'Python'],
    ['en', 'reat', 'React'],
    ['en', 'C++', 'C++'],
  ])('PRO-07 suggests in %s for %s first %s', async (language, search, first) => {
    const { body } = await get(`/skills?search=${encodeURIComponent(search)}`, language);
    expect(labelsOf(body)[0]).toBe(first);
  });

  it('PRO-07 keeps to the kind and the limit', async () => {
    const { body } = await get('/skills?search=s&kind=databases&limit=3');
    expect(body.skills.length).toBe(3);
    expect(new Set(body.skills.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['databases']));
  });

  it('PRO-07 begins with the skills that most professions ask for', async () => {
    const { body } = await get('/skills?limit=10');
    expect(labelsOf(body)).toContain('Microsoft Excel');
  });
});

describe('loading the own catalogue', () => {
  it('PRO-07 loads it once per content, also from several starters at once', async () => {
    const { database } = connection;
    expect(await loadCatalogue(database)).toEqual({ loaded: false });
    await connection.pool.query('delete from taxonomy_state');
    const before = await counts();
    const starts = await Promise.all([loadCatalogue(database), loadCatalogue(database), loadCatalogue(database)]);
    expect(starts.filter(({ loaded }) => loaded).length).toBe(1);
    expect(await counts()).toEqual(before);
  });
});

async function counts(): Promise<unknown> {
  const { rows } = await connection.pool.query(`select (select count(*) from professions) as professions,
    (select count(*) from profession_labels) as labels, (select count(*) from skills) as skills,
    (select count(*) from profession_skills) as links, (select count(*) from related_professions) as relations`);
  return rows[0];
}
