import { serverCapabilities } from '#application/server-capabilities.ts';
import type { BoundOperation } from '#platform/http/implement.ts';

/** Every operation, bound to its use case. */
export const operations: readonly BoundOperation[] = serverCapabilities.flatMap((capability) => capability.operations);
