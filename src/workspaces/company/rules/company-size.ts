/** Ranges of employee counts; texts under `employees.<value>`. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'] as const;
export type CompanySize = (typeof companySizes)[number];
