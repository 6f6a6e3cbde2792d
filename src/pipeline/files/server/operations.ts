import { implement } from '#platform/http/implement.ts';
import { filesContract } from '#pipeline/files/contract.ts';
import { addFile, deleteFile, downloadFile, listFiles } from './manage-files.ts';

export const filesOperations = implement(filesContract, {
  'GET /candidates/{applicationId}/files': ({ params, context }) => listFiles(context, params.applicationId),
  'POST /candidates/{applicationId}/files': ({ params, query, body, context }) =>
    addFile(context, params.applicationId, query.name, body),
  'GET /candidates/{applicationId}/files/{fileId}': ({ params, context }) =>
    downloadFile(context, params.applicationId, params.fileId),
  'DELETE /candidates/{applicationId}/files/{fileId}': async ({ params, context }) => {
    await deleteFile(context, params.applicationId, params.fileId);
    return { done: true as const };
  },
});
