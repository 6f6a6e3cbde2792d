import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'testing', 'tiny-room');

test('a folder and its lines in capabilities.ts are all that a new room needs', { timeout: 60_000 }, async () => {
  const hooks = join(folder, 'replace-rooms.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', hooks, join(folder, 'look.ts')]);
  const seen = JSON.parse(stdout) as Record<string, unknown>;
  expect(seen).toEqual({
    contract: ['GET /tiny'],
    answer: { note: 'tiny' },
    jobs: expect.arrayContaining(['purge-tiny-notes']),
    topics: ['tiny'],
    head: '<title>Tiny</title>',
    exported: ['tiny'],
    erasedColumns: ['tiny_notes.author_id'],
    erased: '',
    obstacle: 'tiny.spaceHasNotes',
    hasRecords: true,
    ended: 'ended',
    pages: expect.arrayContaining(['/tiny']),
    menu: expect.arrayContaining(['tiny']),
    actions: ['/tiny'],
    found: 'menu.tiny',
    samples: ['GET /tiny'],
    words: [['tiny_notes', { author_id: 'x' }, ['note']]],
    namedColumns: expect.arrayContaining(['tiny_notes.kind']),
    lookedAt: expect.arrayContaining(['/tiny']),
    demo: { tiny: 'planted' },
  });
});
