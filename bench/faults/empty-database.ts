import pg from 'pg';
import { benchServer } from '../bench-server.ts';

/** The address of a new, empty database on the bench's server; one that a former run left is dropped, because its records need that run's keys. */
export async function createEmptyDatabase(name: string): Promise<string> {
  const address = new URL(await benchServer.address());
  const server = new pg.Client({ connectionString: address.href });
  await server.connect();
  try {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name}`);
  } finally {
    await server.end();
  }
  address.pathname = `/${name}`;
  return address.href;
}
