import type { capabilities } from '#application/capabilities.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { BinaryBody, CallInput, OutputOf } from '#platform/contract/operation.ts';
import type { RawParts } from '#platform/testing/access-sample.ts';

type Rooms = typeof capabilities;
type RoomContract = Awaited<ReturnType<Rooms[keyof Rooms]['server']>>['capability']['contract'];
type KeysOf<Contracts> = Contracts extends unknown ? keyof Contracts & string : never;
type DefinitionIn<Contracts, Key> = Contracts extends unknown
  ? Key extends keyof Contracts
    ? Contracts[Key]
    : never
  : never;

/** Every call of the product, by method and path. */
export type ContractKey = KeysOf<RoomContract>;
type DefinitionOf<Key> = DefinitionIn<RoomContract, Key>;

type Sent = string | number | boolean;
type SentParams<Params> = [Params] extends [undefined] ? { params?: never } : { params: Record<keyof Params, Sent> };
type SentQuery<Query> = [Query] extends [undefined]
  ? { query?: never }
  : { query?: { [Name in keyof Query]?: Sent | readonly Sent[] | undefined } };
type SentBody<Definition> = Definition extends { body: BinaryBody }
  ? { body: Uint8Array | string }
  : Definition extends { body: unknown }
    ? Record<never, never> extends CallInput<Definition>['body']
      ? { body?: CallInput<Definition>['body'] }
      : { body: CallInput<Definition>['body'] }
    : { body?: never };

type Parts<Definition> = SentParams<CallInput<Definition>['params']> &
  SentQuery<CallInput<Definition>['query']> &
  SentBody<Definition> & { headers?: Record<string, string> };

/** What a call takes as its body. */
export type BodySentTo<Key extends ContractKey> = CallInput<DefinitionOf<Key>>['body'];

/** The body of a refused call. */
export interface Refusal {
  error: {
    code: string;
    message: string;
    requestId: string;
    fields?: { path: string; code: string; message: string }[];
  };
}

/** The answer of a call: its output by the contract, or the refusal. The status that the test asserts tells which of the two it is. */
export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

type BodyOf<Output> = [Output] extends [FileAnswer] ? string : Output & Refusal;

type Call = <Key extends ContractKey>(
  key: Key,
  ...parts: Record<never, never> extends Parts<DefinitionOf<Key>>
    ? [parts?: Parts<DefinitionOf<Key>>]
    : [parts: Parts<DefinitionOf<Key>>]
) => Promise<Answer<BodyOf<OutputOf<DefinitionOf<Key>>>>>;

/** A call of any address with any input. What the contract does not know answers as a refusal; a test that reads more of it checks its shape. */
export interface RawCall {
  <Key extends ContractKey>(key: Key, parts?: RawParts): Promise<Answer<BodyOf<OutputOf<DefinitionOf<Key>>>>>;
  (key: string, parts?: RawParts): Promise<RawAnswer>;
}
export type RawAnswer = Answer<Refusal>;

/**
 * Makes calls as one person. Input is typed by the contract; `raw` allows everything else, such as hostile input and calls made in a loop.
 */
export type Caller = Call & { raw: RawCall };

/** How a call is made, before anybody says what it answers. */
export type PlainCall = (key: string, parts?: RawParts) => Promise<Answer<unknown>>;

export function makeCaller(plain: PlainCall): Caller {
  return Object.assign(((key, ...[parts]) => plain(key, parts as RawParts)) as Call, { raw: plain as RawCall });
}
