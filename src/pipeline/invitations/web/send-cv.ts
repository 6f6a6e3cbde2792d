import { FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { uploadFile } from '#ui/upload-file.ts';

/** Keeps a file as the CV of an invited person. */
export function sendCv(invitationId: string, file: File): Promise<unknown> {
  const search = new URLSearchParams({ name: file.name.slice(-FILE_NAME_LENGTH) }).toString();
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  const { signal } = new AbortController();
  return uploadFile(`/emailInvitations/${invitationId}/cv?${search}`, bytes, { onProgress: () => {}, signal });
}
