import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { talentContract } from '#talent/contract.ts';

export const api = createClient<typeof talentContract>();

type Answer<Key extends keyof typeof talentContract> = OutputOf<(typeof talentContract)[Key]>;
export type TopTalent = Answer<'GET /topTalent/{memberId}'>;
export type ProfessionalView = Answer<'GET /users/professionalData-ownerView/{professionalId}'>;
export type ProfessionalCard = Answer<'GET /professionals'>['professionals'][number];
export type ShownProfile = TopTalent['profile'];
