import { implement } from '#platform/http/implement.ts';
import { profilesContract } from '#profiles/contract.ts';

export const profilesOperations = implement(profilesContract, {});
