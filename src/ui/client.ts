import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { CallInput, OutputOf } from '#platform/contract/operation.ts';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { currentLanguage, translate } from './i18n.ts';
import { callOnce } from './away/call-once.ts';
import { newIdempotencyKey, mayRepeat, retryCall } from './away/retry-call.ts';
import { endedSession } from './session/ended-session.ts';
import { spaceHeaders, tabSpace } from './tab-space.ts';

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: Value }
    : Record<never, never> extends Value
      ? { [Key in Name]?: Value }
      : { [Key in Name]: Value };

type CallOptions<Definition> = Given<'params', CallInput<Definition>['params']> &
  Given<'query', CallInput<Definition>['query']> &
  Given<'body', CallInput<Definition>['body']> & { signal?: AbortSignal | undefined };

/** A file is returned as a Blob to save or show. */
type Received<Output> = [Output] extends [FileAnswer] ? Blob : Output;

type Call<Contract> = <Key extends keyof Contract & string>(
  key: Key,
  ...options: Record<never, never> extends CallOptions<Contract[Key]>
    ? [options?: CallOptions<Contract[Key]>]
    : [options: CallOptions<Contract[Key]>]
) => Promise<Received<OutputOf<Contract[Key]>>>;

interface LooseOptions {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function searchOf(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The address of an operation, for links and downloads that the browser requests itself. */
export function operationAddress(path: string, options: Pick<LooseOptions, 'params' | 'query'> = {}): string {
  return `/api${fillPath(path, options.params)}${searchOf(options.query)}`;
}

async function errorOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => null)) as { error?: Partial<ApiErrorDetails> } | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    code: 'platform.unexpected',
    message: translate('platform:errorState.unexpected'),
    ...answer?.error,
    status: response.status,
    ...(retryAfter > 0 && { retryAfter }),
  });
}

/** `isFormer`: the call was sent before somebody logged in again. */
type RefusalWatcher = (problem: ApiError, key: string, isFormer: boolean) => void;
const watchers = new Set<RefusalWatcher>();

/** Registers a listener for every refused call. Returns the unsubscribe function. */
export function watchRefusals(watcher: RefusalWatcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

async function refuse(response: Response, key: string, settledBefore: number): Promise<never> {
  const problem = await errorOf(response);
  const isFormer = settledBefore !== endedSession.countSettled();
  for (const watcher of watchers) watcher(problem, key, isFormer);
  throw problem;
}

async function send(method: string, path: string, options: LooseOptions, key?: string): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...spaceHeaders(),
    ...(key && { 'idempotency-key': key }),
  };
  const settledBefore = endedSession.countSettled();
  const isBlob = options.body instanceof Blob;
  if (options.body !== undefined) headers['content-type'] = isBlob ? (options.body as Blob).type : 'application/json';
  let response: Response;
  try {
    response = await fetch(operationAddress(path, options), {
      method,
      headers,
      credentials: 'same-origin',
      ...(options.body !== undefined && { body: isBlob ? (options.body as Blob) : JSON.stringify(options.body) }),
      ...(options.signal && { signal: options.signal }),
    });
  } catch (problem) {
    if (options.signal?.aborted) throw problem;
    throw new ApiError({ status: 0, code: 'platform.offline', message: translate('platform:errorState.offline') });
  }
  if (!response.ok) return refuse(response, `${method} ${path}`, settledBefore);
  const space = response.headers.get('workspaceid');
  // An answer for a space that was named is no news: this tab may have left that space meanwhile.
  if (space && headers.workspaceid === undefined && tabSpace.read() === null) tabSpace.enter(space);
  if (response.status === 204) return undefined;
  return response.headers.get('content-type')?.includes('json') ? response.json() : response.blob();
}

/** `api('GET /myProjects/{projectId}', { params, query, body, signal })`, typed by the contract, which is imported as a type only. */
export function createClient<Contract extends object>(): Call<Contract> {
  return ((key: string, options: LooseOptions = {}) => {
    const at = key.indexOf(' ');
    const [method, path] = [key.slice(0, at), key.slice(at + 1)];
    if (method === 'GET') return send(method, path, options);
    const wish = mayRepeat(path) ? newIdempotencyKey() : undefined;
    const make = () => (wish ? retryCall(() => send(method, path, options, wish)) : send(method, path, options));
    // Who can end a call, or sends a file, means each by itself.
    if (options.signal || options.body instanceof Blob) return make();
    return callOnce(`${method} ${operationAddress(path, options)}`, JSON.stringify(options.body) ?? '', make);
  }) as Call<Contract>;
}
