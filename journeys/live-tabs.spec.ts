import { applicationPath } from '#applications/paths.ts';
import { jobNotAppliedTo } from './steps/demo-world.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

/** One more than the connections that a browser opens to a server: with a stream each, the last tab would not even load. */
const TABS = 7;

test('JOB-04 PIP-02 all tabs of a browser get live updates, however many are open', async ({ openBrowser }) => {
  const company = await openBrowser({ as: 'admin@demo.test' });
  const member = await openBrowser({ as: 'professional15@demo.test', language: 'pt' });
  const job = await jobNotAppliedTo(member);
  const { projectId, positionIndex } = job;
  const applied = await member.request.post('/api/opportunities/selfAdmission', { data: { projectId, positionIndex } });
  const { id } = (await applied.json()) as { id: string };

  const tabs = [member];
  while (tabs.length < TABS) tabs.push(await member.context().newPage());
  for (const tab of tabs) {
    await tab.goto(applicationPath(id));
    await expect(tab.getByRole('link', { name: job.title }).first()).toBeVisible();
  }
  const news = textsOf('pt')('applications:stageMeaning.technicalTest');
  const before = await member.getByText(news).count();
  const moved = await company.request.post('/api/candidates/move', {
    data: { applicationIds: [id], toStage: 'qualify' },
  });
  expect(moved.ok()).toBe(true);
  for (const tab of tabs) await expect(tab.getByText(news)).toHaveCount(before + 1);
});
