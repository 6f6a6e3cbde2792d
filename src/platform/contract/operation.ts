import type { z } from 'zod';
import type { Access, Role } from '#platform/access/access.ts';
import type { HappeningName } from '#platform/contract/happening.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type OperationKey = `${Method} /${string}`;

/** A body that is not JSON: raw bytes of one of the named media types, at most `maximumBytes`. */
export interface BinaryBody {
  readonly binary: true;
  readonly mediaTypes: readonly string[];
  readonly maximumBytes: number;
}

/** An uploaded body, spooled to a file that is removed when the operation ends. */
export interface Upload {
  readonly path: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes. */
  readonly digest: string;
  /** The media type that the sender declared, one of the operation's. */
  readonly mediaType: string;
}

/** How often one caller may call: `count` times in `seconds`, per network address (or `countPerAddress` there) and per the named body field. */
export interface CallLimit {
  readonly count: number;
  readonly countPerAddress?: number;
  readonly seconds: number;
  readonly perBodyField?: string;
}

export interface Operation {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType | BinaryBody;
  readonly output: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204 | 302;
  readonly errors?: readonly ErrorFactory[];
  readonly limit?: CallLimit;
  /**
   * For a call whose address stands in the header of a mail (RFC 8058): mail programs and sites call it from anywhere, its parameter is the
   * secret; who opens the address in a browser is led to this page.
   */
  readonly mailedPage?: (params: Readonly<Record<string, string>>) => string;
  /** What it records when it succeeds: one of these at least; or why it records nothing. */
  readonly changes?: readonly [HappeningName, ...HappeningName[]] | `nothing: ${string}`;
  /** Why a company or professional whose e-mail address is not confirmed may call it although it changes something. */
  readonly unverified?: string;
}

type SignedInAccess = Exclude<Access, 'public'>;
type Staff = Extract<Role, 'admin' | 'recruiter'>;

/** Every operation that is not a GET says what it changes, and asks for a confirmed address or says why not; staff always need one. */
type ChangingOperation = Operation &
  Required<Pick<Operation, 'changes'>> &
  (
    | {
        access: 'public' | (SignedInAccess & { verified: true }) | (SignedInAccess & { roles: readonly Staff[] });
        unverified?: never;
      }
    | { access: SignedInAccess & { verified?: never }; unverified: string }
  );
type StatedChanges = { readonly [Key in `${Exclude<Method, 'GET'>} /${string}`]: ChangingOperation };

export type Contract = Record<OperationKey, Operation>;

/** One call of the product. `access` is required, so that an operation without a declared access does not compile. */
export function operation<const Definition extends Operation>(definition: Definition): Definition {
  return definition;
}

/** Keys are `METHOD /path` with `{parameters}`; the browser calls by the same key. */
export function defineContract<const Definition extends Contract & StatedChanges>(contract: Definition): Definition {
  return contract;
}

export function binaryBody(mediaTypes: readonly string[], maximumBytes: number): BinaryBody {
  return { binary: true, mediaTypes, maximumBytes };
}

export function isBinaryBody(body: Operation['body']): body is BinaryBody {
  return body !== undefined && 'binary' in body;
}

type InputOf<Part> = Part extends z.ZodType ? z.input<Part> : Part extends BinaryBody ? Blob : undefined;
type ParsedOf<Part> = Part extends z.ZodType ? z.output<Part> : Part extends BinaryBody ? Upload : undefined;
type PartOf<Definition, Name extends string> = Definition extends Record<Name, infer Part> ? Part : undefined;

/** What a caller sends, before parsing. */
export interface CallInput<Definition> {
  params: InputOf<PartOf<Definition, 'params'>>;
  query: InputOf<PartOf<Definition, 'query'>>;
  body: InputOf<PartOf<Definition, 'body'>>;
}

/** What the implementation receives, after parsing. */
export interface ParsedInput<Definition> {
  params: ParsedOf<PartOf<Definition, 'params'>>;
  query: ParsedOf<PartOf<Definition, 'query'>>;
  body: ParsedOf<PartOf<Definition, 'body'>>;
}

export type OutputOf<Definition> = Definition extends { output: infer Output extends z.ZodType }
  ? z.output<Output>
  : never;
export type ResultOf<Definition> = Definition extends { output: infer Output extends z.ZodType }
  ? z.input<Output>
  : never;
