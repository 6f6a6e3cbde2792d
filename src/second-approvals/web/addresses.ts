import { pageAddress } from '#ui/router/page-address.ts';

export const outsideApprovalPage = pageAddress('/approvals/$approvalId');
