import { expect, test } from 'vitest';
import { ApiError } from '#ui/api-error.ts';
import { shownProject } from './shown-project.ts';

const failed = (status: number) => new ApiError({ status, code: 'x', message: 'x' });
const data = { title: 'Farol' };

test.each([
  ['read', '1', { data, error: null }, { gone: false, project: data }],
  ['being read', '1', { data: undefined, error: null }, { gone: false, project: undefined }],
  ['removed while its page is open', '1', { data, error: failed(404) }, { gone: true, project: undefined }],
  ['read before the server went away', '1', { data, error: failed(503) }, { gone: false, project: data }],
  ['not named in the address', '', { data: undefined, error: null }, { gone: true, project: undefined }],
])('P-6.5 a page shows a project, or that it is gone, and never both: %s', (_, projectId, asked, expected) => {
  expect(shownProject(projectId, asked)).toEqual(expected);
});
