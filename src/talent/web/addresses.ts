import { pageAddress } from '#ui/router/page-address.ts';
import { profilePaths } from '#profiles/paths.ts';
import { readTalentSearch } from './talent-search.ts';

export const topTalentPage = pageAddress(`${profilePaths.publicPage}/$squadMemberId/{-$jobTitle}`);
export const exportPage = pageAddress(`${profilePaths.export}/{-$userId}`);
export const discoveryPage = pageAddress(profilePaths.companyView, (search) => ({ ...readTalentSearch(search) }));
export const professionalPage = pageAddress(`${profilePaths.companyView}/$id`);
export const campaignProfessionalPage = pageAddress(`${profilePaths.companyView}/campaign/$squadMemberId`);
