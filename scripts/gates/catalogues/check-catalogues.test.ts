import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkCatalogues } from './check-catalogues.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function check(files: Record<string, unknown>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'ponte-catalogues-'));
  roots.push(root);
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'src', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return checkCatalogues(root);
}

/** Makes a catalogue with these keys in both languages. */
function texts(namespace: string, catalogue: object): Record<string, unknown> {
  return { [`${namespace}/locales/en.json`]: catalogue, [`${namespace}/locales/pt.json`]: catalogue };
}

test('is content when every text is there and used', () => {
  const problems = check({
    ...texts('jobs', {
      title: 'Jobs',
      left_one: '{{count}} job',
      left_other: '{{count}} jobs',
      status: { open: 'Open', closed: 'Closed' },
      show: 'Show',
      hide: 'Hide',
      menu: { board: 'Board' },
      rich: 'With <b>this</b>',
      errors: { notFound: 'Not found' },
      mail: { applied: { subject: 'Applied', text: 'Hello' } },
      form: { name: 'Name' },
      activity: { jobs: { applied: 'Applied' } },
    }),
    ...texts('platform', { retry: 'Retry', save: 'Save', offline: 'Offline' }),
    'jobs/web/page.tsx': `
      const { t } = useTranslation('jobs');
      const { t: common } = useTranslation('platform');
      const { t: field } = useTranslation('jobs', { keyPrefix: 'form' });
      t('title'); t("left", { count: 3 }); t(\`status.\${status}\`); field('name');
      t(state === 'unknown.thing' ? 'show' : 'hide'); common('retry'); t('platform:save');
      <Trans i18nKey="rich" />; i18next.t('platform:offline');`,
    'jobs/errors.ts': `export const jobErrors = defineErrors('jobs', { notFound: 404 });`,
    'jobs/happenings.ts': `export const jobsHappenings = defineHappenings('jobs', {
      applied: { ids: [], activity: 'moves' },
      seen: { ids: [], activity: 'none: nobody did anything' },
    });`,
    'jobs/server/emails.ts': `queueMail(transaction, { template: 'applied' });`,
    'application/menus.ts': `export const menus = [{ label: 'menu.board' }];`,
  });
  expect(problems).toEqual([]);
});

test('names what one language lacks, and other placeholders and plurals', () => {
  const problems = check({
    'jobs/locales/en.json': { a: 'A {{name}}', b: 'B', c_one: 'one', c_other: 'more', d: ' ' },
    'jobs/locales/pt.json': { a: 'A {{nome}}', c_one: 'um', d: 'D', e: 'E' },
    'jobs/web/page.tsx': `t('a'); t('b'); t('c'); t('d'); t('e');`,
  });
  expect(problems).toEqual([
    'src/jobs/locales/pt.json: "b" is missing.',
    'src/jobs/locales/en.json: "e" is missing.',
    'src/jobs/locales: "a" has other placeholders: en name; pt nome.',
    'src/jobs/locales: "c" has other forms: en one, other; pt one.',
    'src/jobs/locales/en.json: "d" is empty.',
  ]);
});

test('names texts that nothing uses, and uses without a text', () => {
  const problems = check({
    ...texts('jobs', { used: 'Used', left: 'Left', state: { open: 'Open' }, mail: { gone: { subject: 'Gone' } } }),
    'jobs/web/page.tsx': `
      const { t } = useTranslation('jobs');
      t('used'); t('absent'); t(\`kind.\${kind}\`); translate(language, 'jobs:nowhere');`,
    'jobs/errors.ts': `defineErrors('jobs', {\n  closed: 409,\n});`,
    'jobs/happenings.ts': `defineHappenings('jobs', { lost: { ids: [], activity: 'moves' } });`,
    'jobs/web/page.test.tsx': `t('left');`,
  });
  expect(problems).toEqual([
    'src/jobs/errors.ts: there is no text "errors.closed" in jobs.',
    'src/jobs/happenings.ts: there is no text "activity.jobs.lost" in jobs.',
    'src/jobs/web/page.tsx: there is no text "absent" in jobs.',
    'src/jobs/web/page.tsx: there is no text "kind.${kind}" in jobs.',
    'src/jobs/web/page.tsx: there is no text "nowhere" in jobs.',
    'src/jobs/locales: nothing uses "left".',
    'src/jobs/locales: nothing uses "state.open".',
    'src/jobs/locales: nothing uses "mail.gone.subject".',
  ]);
});
