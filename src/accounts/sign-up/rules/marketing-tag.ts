/** The e-mail marketing tag of a new person. */
export const marketingTags = { squadMember: 17, squadOwner: 25 } as const;
