import { z } from 'zod';
import { obstacleAmong } from '#platform/capability/space-records.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { defineErrors } from '#platform/errors/define-errors.ts';
import { implement } from '#platform/http/implement.ts';

const tinyErrors = defineErrors('tiny', { spaceHasNotes: 409 });

const contract = defineContract({
  'GET /tiny': operation({ summary: 'A tiny note', access: 'public', output: z.object({ note: z.string() }) }),
});

/** A room that brings one of everything. */
export const capability = defineServerCapability({
  contract,
  operations: implement(contract, { 'GET /tiny': () => ({ note: 'tiny' }) }),
  jobs: [{ name: 'purge-tiny-notes', retryLimit: 0, retryDelaySeconds: 1, run: async () => undefined }],
  liveTopics: () => [
    { kind: 'tiny', authorise: async () => ({ userId: 'x', sessionId: 'x' }), load: async () => ({ note: 'tiny' }) },
  ],
  waiting: null,
  finds: [],
  pageHead: ({ path }) => (path === '/tiny' ? { status: 200, html: '<title>Tiny</title>' } : null),
  serveForMachines: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData: {
    columns: { 'tiny_notes.author_id': 'erased' },
    areas: [{ name: 'tiny', about: () => 'Tiny notes', collect: async () => ['tiny'] }],
    leave: null,
    erase: async (_transaction, person) => {
      person.name = '';
    },
  },
  spaceRecords: {
    columns: { 'tiny_notes.workspace_id': 'deleted' },
    end: async (_transaction, ending) => {
      ending.actorId = 'ended';
    },
    moveProject: null,
    findObstacle: obstacleAmong([tinyErrors.spaceHasNotes], async () => tinyErrors.spaceHasNotes),
    hasRecords: async () => true,
  },
  listSitemapFiles: null,
});
