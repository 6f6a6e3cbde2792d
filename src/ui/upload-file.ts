import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { currentLanguage, translate } from './i18n.ts';
import { spaceHeaders } from './tab-space.ts';

interface UploadOptions {
  /** Receives the progress, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a file to an operation with progress, which `fetch` does not report. */
export function uploadFile<Answer>(path: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    const headers = { 'accept-language': currentLanguage(), 'content-type': file.type, ...spaceHeaders() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const answer = request.response as { error?: Partial<ApiErrorDetails> } | null;
      if (request.status < 300) return resolve(answer as Answer);
      const unexpected = { code: 'platform.unexpected', message: translate('platform:errorState.unexpected') };
      reject(new ApiError({ ...unexpected, ...answer?.error, status: request.status }));
    });
    request.addEventListener('error', () =>
      reject(new ApiError({ status: 0, code: 'platform.offline', message: translate('platform:errorState.offline') })),
    );
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
