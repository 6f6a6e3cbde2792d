import { workspacePaths } from '#workspaces/paths.ts';

/** In the address of the profile: the my-company modal stands open. */
export const MY_COMPANY_FLAG = 'myCompany';

export const myCompanyAddress = `${workspacePaths.profile}?${MY_COMPANY_FLAG}=open`;
