import type { Contract, Operation, OperationKey, ParsedInput, ResultOf } from '#platform/contract/operation.ts';
import type { ContextOf } from '#platform/http/request-context.ts';

type Handler<Definition extends Operation> = (
  call: ParsedInput<Definition> & { context: ContextOf<Definition['access']> },
) => Promise<ResultOf<Definition>> | ResultOf<Definition>;

export type Implementation<Definitions extends Contract> = {
  readonly [Key in keyof Definitions & OperationKey]: Handler<Definitions[Key]>;
};

export interface BoundOperation {
  key: OperationKey;
  definition: Operation;
  /** Each takes its own call, as implement() checked; who serves it passes what the operation's contract parsed. */
  handler: (call: never) => unknown;
}

/** Binds a capability's contract to its use cases; every operation of the contract must be there. */
export function implement<Definitions extends Contract>(
  contract: Definitions,
  handlers: Implementation<Definitions>,
): BoundOperation[] {
  return Object.entries(contract).map(([key, definition]) => ({
    key: key as OperationKey,
    definition,
    handler: handlers[key as keyof Definitions & OperationKey] as BoundOperation['handler'],
  }));
}
