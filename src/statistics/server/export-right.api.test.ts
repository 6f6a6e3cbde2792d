import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('WSP-02 the figures leave the product only with the permission to generate reports, CVs and lists without it', async () => {
  const [owner, reporter, colleague, recruiter, admin] = await Promise.all([
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'squadOwner' }),
    product.person({ role: 'recruiter' }),
    product.person({ role: 'admin' }),
  ]);
  const [space] = await buildWorkspaces(product.database, [
    {
      ownerId: owner.id,
      recruiterIds: [recruiter.id],
      colleagues: [
        { userId: reporter.id, permissions: ['generateReports'] },
        { userId: colleague.id, permissions: ['createProject', 'chooseSuggested'] },
      ],
    },
  ]);
  const headers = { workspaceid: space!.id };
  const outcomes = await Promise.all(
    [owner, reporter, recruiter, colleague].map(async ({ call }) => {
      const [page, file] = [
        await call('GET /hiringStatistics', { headers }),
        await call('GET /hiringStatistics/csv', { headers }),
      ];
      return [page.status, page.body.abilities, file.status];
    }),
  );
  const [may, mayNot] = [
    [200, { export: true }, 200],
    [200, { export: false }, 403],
  ];
  expect(outcomes).toEqual([may, may, may, mayNot]);
  // An administrator needs no permission for it.
  expect((await admin.call.raw('GET /hiringStatistics/csv')).status).toBe(200);
  expect((await colleague.call('GET /candidates', { headers })).status).toBe(200);
});
