export const professionGroups = ['techProduct', 'marketingDesign', 'generic'] as const;
export type ProfessionGroup = (typeof professionGroups)[number];

/** `languages` are programming languages and frameworks; spoken languages belong to the profile. */
export const skillKinds = ['skills', 'softwares', 'methodologies', 'languages', 'databases'] as const;
export type SkillKind = (typeof skillKinds)[number];

export const taxonomySources = ['ponte', 'import'] as const;
export type TaxonomySource = (typeof taxonomySources)[number];

/** Longest title, alias or skill name. */
export const labelLength = 160;
