import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';
import { dropClones, type Template, prepareTemplate } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: Template;
    /** The data folder of this run's products. */
    productFiles: string;
  }
}

/** Vitest calls this once before the API tests, and the returned function after them: workers exit without notice. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const files = await mkdtemp(join(tmpdir(), 'ponte-test-'));
  async function tearDown(): Promise<void> {
    if (server.shared) await dropClones(template);
    await server.stop();
    await rm(files, { recursive: true, force: true });
  }
  let template: Template;
  try {
    template = await prepareTemplate(server.connectionString, server);
    project.provide('databaseTemplate', template);
    project.provide('productFiles', files);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return tearDown;
}
