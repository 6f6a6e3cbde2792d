/** Who may call, in the words of the specification's section 6; written independently of the contract, which is compared with it. */
export type Who =
  | 'anybody'
  | {
      readonly roles: readonly ('company' | 'professional' | 'administrator' | 'recruiter')[];
      /** The permission that a colleague needs; owners, administrators and recruiters need none. */
      readonly right?: string;
      /** Never for colleagues. */
      readonly ownerOnly?: true;
      /** Only with a confirmed address. */
      readonly verified?: true;
      /** Also for companies that have no space yet. */
      readonly withoutSpace?: true;
    };

export interface AccessRow {
  /** The line of the specification, or the decision, that this row follows. */
  readonly says: string;
  readonly who: Who;
  readonly calls: readonly string[];
}
export type AccessTable = readonly AccessRow[];

export const signedIn: Who = { roles: ['company', 'professional', 'administrator', 'recruiter'] };
export const professional: Who = { roles: ['professional'] };
export const administrator: Who = { roles: ['administrator'] };
export const staff: Who = { roles: ['administrator', 'recruiter'] };
export const company: Who = { roles: ['company'] };
export const owner: Who = { roles: ['company'], ownerOnly: true };
export const verifiedOwner: Who = { ...owner, verified: true };
export const companyOrAdministrator: Who = { roles: ['company', 'administrator'] };
export const companyOrStaff: Who = { roles: ['company', 'administrator', 'recruiter'] };

export const companyWith = (right: string): Who => ({ roles: ['company'], right });
export const companyOrAdministratorWith = (right: string): Who => ({ roles: ['company', 'administrator'], right });
export const companyOrStaffWith = (right: string): Who => ({ roles: ['company', 'administrator', 'recruiter'], right });
