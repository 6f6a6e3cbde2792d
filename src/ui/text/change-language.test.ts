import { expect, test, vi } from 'vitest';

test('GEN-04 a language that is chosen while texts are on their way has those texts too', async () => {
  vi.stubGlobal('document', { querySelector: () => null, documentElement: {}, cookie: '' });
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal('fetch', async (address: string) => {
    const isEnglish = address.includes('/en/');
    if (isEnglish) await arrived;
    return Response.json({ jobs: { title: isEnglish ? 'Jobs' : 'Vagas' } });
  });
  const { changeLanguage, loadTexts, translate } = await import('#ui/i18n.ts');
  const loading = loadTexts(['jobs']);
  await changeLanguage('pt');
  arrive();
  await loading;
  expect(translate('jobs:title')).toBe('Vagas');
  vi.unstubAllGlobals();
});
