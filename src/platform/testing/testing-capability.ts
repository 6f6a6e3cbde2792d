import type { Contract } from '#platform/contract/operation.ts';
import type { AccessSamples, MakeRecords } from '#platform/testing/access-sample.ts';
import type { ListedAddresses } from '#platform/testing/listed-pages.ts';

/** What one capability brings to the tests of the whole. Every part is required, so that none is forgotten. */
export interface TestingCapability<Calls extends Contract = Contract> {
  /** A call of every operation that could succeed, made as everybody and with hostile input. */
  samples: AccessSamples<Calls>;
  /** Makes a record of each of its kinds for the samples. */
  makeRecords: MakeRecords | null;
  /** Its operations that the specification names (section 7 of both documents). */
  documentedCalls: readonly (keyof Calls & string)[];
  /** Its pages: each is looked at in every language, width and scheme. */
  pages: ListedAddresses;
}

/** Declares what a capability brings to tests; `Calls` is the type of its contract, so that each operation has a sample. */
export function defineTestingCapability<Calls extends Contract>(
  capability: TestingCapability<Calls>,
): TestingCapability<Calls> {
  return capability;
}
