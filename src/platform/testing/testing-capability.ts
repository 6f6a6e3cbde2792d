import type { Contract } from '#platform/contract/operation.ts';
import type { AccessSamples, MakeRecords } from '#platform/testing/access-sample.ts';
import type { ListedAddresses } from '#platform/testing/listed-pages.ts';
import type { NamedColumns } from '#platform/testing/named-columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** What one capability contributes to tests of the whole product. Every part is required, so that none is forgotten. */
export interface TestingCapability<Calls extends Contract = Contract> {
  /** A call that could succeed for every operation, made by every caller and with hostile input. */
  samples: AccessSamples<Calls>;
  /** Creates a record of each of its kinds for the samples. */
  makeRecords: MakeRecords | null;
  /** Words and names of people in its tables, which an erasure must find. */
  words: PlantedWords | null;
  /** Its columns of words that an erasure need not touch. */
  namedColumns: NamedColumns;
  /** Its pages: each is looked at in two fixed looks and one by turns (journeys/pages.spec.ts). */
  pages: ListedAddresses;
}

/** Declares what a capability contributes to tests; `Calls` is the type of its contract, so that each operation needs a sample. */
export function defineTestingCapability<Calls extends Contract>(
  capability: TestingCapability<Calls>,
): TestingCapability<Calls> {
  return capability;
}
