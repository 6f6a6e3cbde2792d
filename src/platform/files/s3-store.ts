import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import { ConfigurationError } from '#platform/config.ts';
import { type FileStore, isFileKey } from '#platform/files/file-store.ts';

/** Time-out for the storage to accept or start returning a file, its bytes included, and to confirm a removal. */
const TIMEOUT_MS = { PUT: 60_000, GET: 60_000, DELETE: 15_000 };

export interface S3Settings {
  /** `https://host/bucket` */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** `s3s://KEY:SECRET@HOST/BUCKET?region=…` (`s3://` without TLS). Throws a sentence when a part is missing. */
export function readS3Url(text: string): S3Settings {
  const url = new URL(text);
  const bucket = url.pathname.replaceAll('/', '');
  if (!url.username || !url.password || !url.host || !bucket)
    throw new ConfigurationError('FILES_URL must be s3s://KEY:SECRET@HOST/BUCKET?region=….');
  return {
    bucketUrl: `${url.protocol === 's3s:' ? 'https' : 'http'}://${url.host}/${bucket}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
}

/** Files in a bucket, with path-style addresses and signed requests. */
export function createS3Store({ bucketUrl, ...credentials }: S3Settings): FileStore {
  async function call(
    method: keyof typeof TIMEOUT_MS,
    key: string,
    headers: Record<string, string> = {},
    body?: BodyInit,
  ) {
    if (!isFileKey(key)) throw new Error('That is no key of a file.');
    const signer = new AwsV4Signer({ ...credentials, service: 's3', method, url: `${bucketUrl}/${key}`, headers });
    const signed = await signer.sign();
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: AbortSignal.timeout(TIMEOUT_MS[method]),
      ...(body !== undefined && { body, duplex: 'half' }),
    });
  }

  async function requireSuccess(response: Response): Promise<void> {
    if (response.ok) {
      await response.body?.cancel();
      return;
    }
    const words = await response.text().catch(() => '');
    throw new Error(`The file storage answered ${response.status}: ${words.slice(0, 300)}`);
  }

  return {
    async put(key, { bytes, mediaType, sizeBytes }) {
      const headers = { 'content-type': mediaType, 'content-length': String(sizeBytes) };
      const body = bytes instanceof Uint8Array ? (bytes as BodyInit) : (Readable.toWeb(bytes) as unknown as BodyInit);
      await requireSuccess(await call('PUT', key, headers, body));
    },
    async get(key) {
      const response = await call('GET', key);
      if (response.ok && response.body) return Readable.fromWeb(response.body as WebStream);
      if (response.status !== 404) await requireSuccess(response);
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      const response = await call('DELETE', key);
      if (response.status !== 404) await requireSuccess(response);
    },
  };
}
