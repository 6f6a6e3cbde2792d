import { type NamedColumns, reasons } from '#platform/testing/named-columns.ts';

export const namedColumns: NamedColumns = [
  [
    reasons.fewWords,
    `workspace_audit.action workspace_invitations.permissions workspace_invitations.state workspace_members.permissions`,
  ],
  [reasons.hashes, 'workspace_invitations.code_hash'],
  [reasons.idsAndFigures, 'workspace_audit.details'],
  [
    reasons.ofCompany,
    `workspaces.company workspaces.employees workspaces.country workspaces.city workspaces.site workspaces.about workspaces.culture
     workspaces.legal_company`,
  ],
];
