import { defineErrors } from '#platform/errors/define-errors.ts';

export const workspaceErrors = defineErrors('workspaces', { siteInvalid: 422, phoneInvalid: 422 });
