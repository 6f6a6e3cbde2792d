import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { chooseImportFile, confirmImport } from './steps/fill-profile.ts';
import { flowLanguages } from './steps/flow-languages.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const language of flowLanguages('en')) {
  const say = textsOf(language);

  test(`PRO-06 a professional chooses the content and downloads the CV (${language})`, async ({ openBrowser }) => {
    const page = await openBrowser({ as: 'professional5@demo.test', language });
    await page.goto('/squadMember-profile');
    await page.getByRole('link', { name: say('profiles:header.export') }).click();
    const sheet = page.getByRole('article', { name: say('talent/export:preview') });
    await expect(sheet.getByRole('heading', { name: say('profiles:sections.experiences') })).toBeVisible();

    const email = sheet.getByRole('link', { name: 'professional5@demo.test' });
    await expect(email).toBeVisible();
    await page.getByRole('checkbox', { name: say('talent/export:parts.contact') }).uncheck();
    await expect(email).toHaveCount(0);
    const other = language === 'pt' ? 'en' : 'pt';
    await page.getByRole('radio', { name: say(`talent/export:languages.${other}`) }).click();
    await expect(sheet.getByRole('heading', { name: textsOf(other)('profiles:sections.experiences') })).toBeVisible();

    const pdf = await download(page, say('talent/export:pdf'));
    expect(pdf.name).toMatch(new RegExp(`^${textsOf(other)('profiles:cv.file')}-[a-z-]+-${other}\\.pdf$`));
    const text = readPdf(pdf.bytes).flat().join('\n');
    expect(text).toContain(textsOf(other)('profiles:sections.experiences'));
    expect(text).not.toContain('@demo.test');
  });
}

test('PRO-06 the JSON Resume of one professional fills the profile of another', async ({ openBrowser }) => {
  const say = textsOf('en');
  const from = await openBrowser({ as: 'professional6@demo.test' });
  await from.goto('/profile-export');
  const resume = await download(from, say('talent/export:json'));
  expect(resume.name).toMatch(/^cv-[a-z-]+-en\.json$/);
  const { work } = JSON.parse(resume.bytes.toString()) as { work: { name: string }[] };

  const to = await openBrowser({ as: 'professional7@demo.test' });
  await to.goto('/squadMember-fill-profile');
  await chooseImportFile(to, { name: resume.name, content: resume.bytes });
  expect(await confirmImport(to, say)).toBeGreaterThan(2);
  await to.goto('/squadMember-profile');
  await expect(to.getByText(work[0]!.name).first()).toBeVisible();
});

test('PRO-06 on a small screen the PDF is not offered, and the page says so', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'professional8@demo.test', viewport: { width: 390, height: 844 } });
  await page.goto('/profile-export');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('platform:mobileNotice.goOn') })
    .click();
  await expect(page.getByText('Export PDF unavailable on small screens')).toBeVisible();
  await expect(page.getByRole('button', { name: say('talent/export:pdf') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('talent/export:json') })).toBeVisible();
});

test('PRO-06 a company gets no CV of a professional it may not see', async ({ openBrowser }) => {
  const say = textsOf('en');
  const page = await openBrowser({ as: 'owner@demo.test' });
  await page.goto('/profile-export');
  await expect(page.getByRole('heading', { name: say('talent/export:choose') })).toBeVisible();
  await page.goto('/profile-export/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: say('talent/export:gone') })).toBeVisible();
  await expect(page).toHaveTitle(`${say('talent/export:gone')} · Ponte`);
});
