import type { TestProject } from 'vitest/node';
import { startDatabaseServer } from './database-server.ts';
import { type Template, prepareTemplate } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: Template;
  }
}

/** Vitest calls this once before the API tests; what it returns, after them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  try {
    project.provide('databaseTemplate', await prepareTemplate(server.connectionString, server));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
