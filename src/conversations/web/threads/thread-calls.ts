import { queryOptions } from '@tanstack/react-query';
import type { MessageSide } from '#conversations/rules/terms.ts';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { threadsApi as api } from './threads-api.ts';

export type Message = ThreadView['messages'][number];
export type MessageFile = Message['files'][number];

interface Words {
  text: string;
  fileIds: string[];
  /** When it is sent; only companies write for later. */
  sendAt?: string;
}
interface Marks {
  read?: true;
  settled?: true;
  mails?: boolean;
}

/** What one side can do in a conversation. */
export interface ThreadCalls {
  key: readonly unknown[];
  read: (signal: AbortSignal) => Promise<ThreadView>;
  readBefore: (before: string) => Promise<ThreadView>;
  write: (body: Words) => Promise<ThreadView>;
  mark: (body: Marks) => Promise<ThreadView>;
  block: (blocked: boolean) => Promise<ThreadView>;
  report: (reason: string) => Promise<unknown>;
  uploadPath: string;
  download: (fileId: string) => Promise<Blob>;
}

const ofCompany = (applicationId: string): ThreadCalls => {
  const params = { applicationId };
  return {
    // Below the key of the candidate, so that it is read anew with them.
    key: ['candidate', applicationId, 'thread'],
    read: (signal) => api('GET /candidates/{applicationId}/messages', { params, signal }),
    readBefore: (before) => api('GET /candidates/{applicationId}/messages', { params, query: { before } }),
    write: (body) => api('POST /candidates/{applicationId}/messages', { params, body }),
    mark: (body) => api('PATCH /candidates/{applicationId}/messages', { params, body }),
    block: (blocked) => api('PUT /candidates/{applicationId}/messages/block', { params, body: { blocked } }),
    report: (reason) => api('POST /candidates/{applicationId}/messages/report', { params, body: { reason } }),
    uploadPath: `/candidates/${applicationId}/messageFiles`,
    download: (fileId) =>
      api('GET /candidates/{applicationId}/messageFiles/{fileId}', { params: { applicationId, fileId } }),
  };
};

const ofCandidate = (applicationId: string): ThreadCalls => {
  const params = { applicationId };
  return {
    key: ['applications', 'thread', applicationId],
    read: (signal) => api('GET /applications/{applicationId}/messages', { params, signal }),
    readBefore: (before) => api('GET /applications/{applicationId}/messages', { params, query: { before } }),
    write: ({ text, fileIds }) =>
      api('POST /applications/{applicationId}/messages', { params, body: { text, fileIds } }),
    mark: (body) => api('PATCH /applications/{applicationId}/messages', { params, body }),
    block: (blocked) => api('PUT /applications/{applicationId}/messages/block', { params, body: { blocked } }),
    report: (reason) => api('POST /applications/{applicationId}/messages/report', { params, body: { reason } }),
    uploadPath: `/applications/${applicationId}/messageFiles`,
    download: (fileId) =>
      api('GET /applications/{applicationId}/messageFiles/{fileId}', { params: { applicationId, fileId } }),
  };
};

export const threadCalls = (side: MessageSide, applicationId: string): ThreadCalls =>
  side === 'company' ? ofCompany(applicationId) : ofCandidate(applicationId);

export const threadQuery = ({ key, read }: ThreadCalls) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => read(signal) });

export const takeBack = (applicationId: string, messageId: string) =>
  api('DELETE /candidates/{applicationId}/messages/{messageId}', { params: { applicationId, messageId } });
