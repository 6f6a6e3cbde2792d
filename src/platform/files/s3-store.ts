import { Readable } from 'node:stream';
import { AwsV4Signer } from 'aws4fetch';
import { ConfigurationError } from '#platform/config.ts';
import { type FileStore, isFileKey } from '#platform/files/file-store.ts';
import { readChunks, sendChunks, startIdleTimeout } from '#platform/files/idle-timeout.ts';

/** How long the storage may be silent before it answers, so that a call is answered within three seconds. */
const SILENCE_MS = 2_500;
/** Confirming a large file may take longer: one more millisecond for this many bytes. */
const BYTES_PER_MS = 1_000;

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
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    headers: Record<string, string> = {},
    file?: { bytes: Readable | Uint8Array; sizeBytes: number },
  ) {
    if (!isFileKey(key)) throw new Error('That is no key of a file.');
    const signer = new AwsV4Signer({ ...credentials, service: 's3', method, url: `${bucketUrl}/${key}`, headers });
    const signed = await signer.sign();
    const timeout = startIdleTimeout(SILENCE_MS + (file?.sizeBytes ?? 0) / BYTES_PER_MS);
    const body = file?.bytes instanceof Readable ? Readable.from(sendChunks(file.bytes, timeout)) : file?.bytes;
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: timeout.signal,
      ...(body !== undefined && { body: body as BodyInit, duplex: 'half' }),
    });
    return { response, timeout };
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
      const { response } = await call('PUT', key, headers, { bytes, sizeBytes });
      await requireSuccess(response);
    },
    async get(key) {
      const { response, timeout } = await call('GET', key);
      if (response.ok && response.body) return Readable.from(readChunks(response.body, timeout), { objectMode: false });
      if (response.status !== 404) await requireSuccess(response);
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      const { response } = await call('DELETE', key);
      if (response.status !== 404) await requireSuccess(response);
    },
  };
}
