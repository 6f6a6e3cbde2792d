import { serverCapabilities } from '#application/server-capabilities.ts';
import type { Contract } from '#platform/contract/operation.ts';

/** All operations of the product. */
export const contract: Contract = Object.assign({}, ...serverCapabilities.map((capability) => capability.contract));
