import { ownDataContract } from '#own-data/contract.ts';
import { deleteAccount, readDeletion, sendDeletionCode } from '#own-data/server/delete-account.ts';
import { forwardPageView } from '#own-data/server/forward-page-view.ts';
import { cancelExport, downloadExport, readLatestExport } from '#own-data/server/read-export.ts';
import { startExport } from '#own-data/server/start-export.ts';
import { implement } from '#platform/http/implement.ts';

export const ownDataOperations = implement(ownDataContract, {
  'POST /ownData/exports': ({ context }) => startExport(context),
  'GET /ownData/exports/latest': ({ context }) => readLatestExport(context),
  'POST /ownData/exports/{id}/cancel': ({ context, params }) => cancelExport(context, params.id),
  'GET /ownData/exports/{id}/file': ({ context, params }) => downloadExport(context, params.id),
  'GET /ownData/deletion': ({ context }) => readDeletion(context),
  'POST /ownData/deletion/code': ({ context }) => sendDeletionCode(context),
  'POST /ownData/deletion': ({ context, body }) => deleteAccount(context, body),
  'POST /page-views': ({ context, body }) => forwardPageView(context, body),
});
