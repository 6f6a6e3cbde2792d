import { workspacePaths } from '#workspaces/paths.ts';

/** Search parameter of the profile page that opens the my-company modal. */
export const MY_COMPANY_FLAG = 'myCompany';

export const myCompanyAddress = `${workspacePaths.profile}?${MY_COMPANY_FLAG}=open`;
