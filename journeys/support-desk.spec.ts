import { supportPaths } from '#support/paths.ts';
import { checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import { textsOf } from './steps/texts.ts';

const english = textsOf('en');
const portuguese = textsOf('pt');

test('SUP-01 SUP-02 a fault is reported on a phone, answered by the second of two administrators, tied, mended, told', async ({
  openBrowser,
}) => {
  const member = await openBrowser({ as: 'member@demo.test', language: 'pt', viewport: { width: 390, height: 844 } });
  await member.goto('/support-squadMember-view');
  await member
    .getByRole('button', { name: portuguese('support:page.ask') })
    .first()
    .click();
  const form = member.getByRole('dialog');
  await form.getByText(portuguese('support:type.fault'), { exact: true }).click();
  await form.getByLabel(portuguese('support:page.subject')).fill('O currículo não baixa');
  await form.getByLabel(portuguese('support:page.text')).fill('Fica carregando para sempre.');
  await form.getByRole('button', { name: portuguese('support:page.send') }).click();
  await member.getByRole('link', { name: 'O currículo não baixa' }).click();
  await member.getByLabel(portuguese('support:page.attach'), { exact: true }).setInputFiles({
    name: 'tela.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('como aparece'),
  });
  await expect(member.getByText('tela.txt')).toBeVisible();

  const desk = (key: string) => english(`support/desk:${key}`);
  const first = await openBrowser({ as: 'admin@demo.test', language: 'en' });
  const second = await openBrowser({ as: 'admin@demo.test', language: 'en' });
  await first.goto(`${supportPaths.list}?view=unassigned`);
  await first.getByRole('link', { name: 'O currículo não baixa' }).click();
  await expect(first.getByText('Fica carregando para sempre.')).toBeVisible();
  await second.goto(first.url());
  const words = (page: typeof first) => page.getByRole('textbox', { name: english('support:page.answerLabel') });
  await words(first).fill('We are looking into it.');
  await words(second).fill('Thank you, we know.');
  await second.getByRole('button', { name: english('support:page.send') }).click();
  await expect(first.getByText('Thank you, we know.')).toBeVisible();
  // The other answered meanwhile: the words stay, and are sent once that has been read.
  await first.getByRole('button', { name: english('support:page.send') }).click();
  await expect(words(first)).toHaveValue('We are looking into it.');
  await first.getByRole('button', { name: desk('saveNote') }).click();
  await expect(first.getByText(desk('noteLabel'))).toBeVisible();

  await first.getByRole('combobox', { name: desk('fault') }).click();
  await first.getByRole('option', { name: desk('newFault') }).click();
  await first.getByLabel(desk('faultTitle')).fill('CV download');
  await first
    .getByRole('dialog')
    .getByRole('button', { name: desk('nameFault') })
    .click();
  await first.getByRole('button', { name: desk('mend') }).click();
  await first.getByLabel(desk('messageEn')).fill('It works again.');
  await first.getByLabel(desk('messagePt')).fill('Voltou a funcionar.');
  await checkAccessibilityInBothSchemes(first, 'one message for everybody who reported a fault');
  await first
    .getByRole('dialog')
    .getByRole('button', { name: desk('mend') })
    .click();
  await expect(member.getByText('Voltou a funcionar.')).toBeVisible();
  await expect(member.getByText('We are looking into it.')).toHaveCount(0);
});
