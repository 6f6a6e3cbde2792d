import type { Caller, ContractKey } from '#application/testing/caller.ts';
import type { RawParts } from '#platform/testing/access-sample.ts';

/** The happening that a call records, and the steps after which it succeeds: who makes it, with which input. */
export type Step = readonly [records: string, reach: () => Promise<readonly [by: { call: Caller }, parts?: RawParts]>];
export type Steps = { readonly [Key in ContractKey]?: Step };
