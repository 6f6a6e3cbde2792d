import { checkAccessibility, checkAccessibilityInBothSchemes } from './steps/check-accessibility.ts';
import { expect, test } from './steps/journey.ts';
import {
  cardAt,
  dealCard,
  dragOnto,
  expectOrder,
  handOf,
  nameInHand,
  startMotivators,
} from './steps/motivator-cards.ts';
import { becomeNewMember } from './steps/new-member.ts';
import { savedAttempt, savingNote } from './steps/take-test.ts';
import { textsOf } from './steps/texts.ts';

const say = textsOf('en');
const phone = { width: 390, height: 844 };

test('TST-04 ten cards are dealt, dragged into order and finished; only all ten make a result', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await becomeNewMember(page, 'Tarcila Bastos');
  await page.goto('/quiz-moving-motivators');
  await page.getByRole('button', { name: 'What’s new' }).click();
  await expect(page.getByRole('dialog', { name: 'New in moving motivators' })).toBeVisible();
  await checkAccessibility(page, 'news of the motivators');
  await page.getByRole('button', { name: 'Got it' }).last().click();
  await startMotivators(page, say);
  await checkAccessibilityInBothSchemes(page, 'the first motivator card');
  const [one, two] = [await dealCard(page, say), await dealCard(page, say, false)];
  const three = await dealCard(page, say);
  await expectOrder(page, [one, two, three]);
  await expect(page.getByRole('button', { name: `Demotivates: change for ${two}` })).toBeVisible();

  await dragOnto(page, cardAt(page, three), cardAt(page, one));
  await expectOrder(page, [three, one, two]);
  const four = await nameInHand(page, say);
  await dragOnto(page, handOf(page, say), cardAt(page, one));
  await expectOrder(page, [three, four, one, two]);
  await page.getByRole('button', { name: `Motivates: change for ${four}` }).click();
  await expect(page.getByRole('button', { name: `Demotivates: change for ${four}` })).toBeVisible();

  const finish = page.getByRole('button', { name: 'Finish test' });
  await finish.click();
  await expect(page.getByRole('alert')).toContainText('6 cards are still in the deck');
  const rest: string[] = [];
  for (let deal = 0; deal < 6; deal += 1) rest.push(await dealCard(page, say, deal % 2 === 0));
  await expect(page.getByText('All ten cards are on the table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeFocused();
  await checkAccessibilityInBothSchemes(page, 'all motivator cards');
  await finish.click();
  await expect(page).toHaveURL('/quiz-moving-motivators/results-view');
  const { finished } = await (await page.request.get('/api/tests/motivators/result')).json();
  const cards = finished.result.cards as { card: string; rank: number; motivates: boolean }[];
  expect(cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(cards.slice(0, 4).map(({ motivates }) => motivates)).toEqual([true, false, true, false]);

  await page.goto('/quiz-moving-motivators');
  await expect(page.getByText('You can take it again from')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it again' })).toHaveCount(0);
});

test('TST-04 by keyboard alone: space lifts, arrows move, Escape puts back, and each is announced', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await becomeNewMember(page, 'Olga Peixoto');
  await startMotivators(page, say);
  const names: string[] = [];
  for (let deal = 0; deal < 6; deal += 1) {
    names.push(await nameInHand(page, say));
    await page.getByRole('button', { name: 'It motivates me' }).focus();
    await page.keyboard.press('Enter');
    await expectOrder(page, names);
    await expect(handOf(page, say).getByRole('heading', { level: 2 })).toBeFocused();
  }
  const [one, two, three, four, five, six] = names as [string, string, string, string, string, string];
  const spoken = page.getByRole('status').filter({ hasText: /place/ });

  await cardAt(page, three).focus();
  await page.keyboard.press('Space');
  await expect(cardAt(page, three)).toHaveAttribute('aria-pressed', 'true');
  await expect(spoken).toContainText(`${three} lifted from place 3 of 6`);
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toHaveText(`${three}, place 2 of 6.`);
  await expectOrder(page, [one, three, two, four, five, six]);
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveText(`${three} is back in place 3 of 6.`);
  await expectOrder(page, names);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(spoken).toHaveText(`${three} dropped in place 1 of 6.`);
  await expectOrder(page, [three, one, two, four, five, six]);
  await expect(cardAt(page, three)).toBeFocused();
  // Down and up lead to the next row of five.
  await page.keyboard.press('ArrowDown');
  await expect(cardAt(page, six)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expectOrder(page, [six, three, one, two, four, five]);
  await expect.poll(async () => (await savedAttempt(page, 'motivators'))?.answers[5]).toHaveLength(6);
  await page.reload();
  await expectOrder(page, [six, three, one, two, four, five]);
});

test('TST-04 no telefone: o menu de cada carta leva a qualquer lugar, e tudo continua depois', async ({
  openBrowser,
}) => {
  const sayPt = textsOf('pt');
  const page = await openBrowser({ language: 'pt', viewport: phone });
  await becomeNewMember(page, 'Iracema Couto');
  await startMotivators(page, sayPt);
  const names = [await dealCard(page, sayPt), await dealCard(page, sayPt, false), await dealCard(page, sayPt)];
  await checkAccessibilityInBothSchemes(page, 'cartas no telefone');
  const places = page.getByRole('combobox', { name: sayPt('quizzes/motivators:moveCard', { name: names[2]! }) });
  await places.selectOption({ label: sayPt('quizzes/motivators:place', { place: 1 }) });
  const order = [names[2]!, names[0]!, names[1]!];
  await expectOrder(page, order);
  await expect(savingNote(page, sayPt, 'saved')).toBeVisible();
  const inHand = await nameInHand(page, sayPt);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/quiz-moving-motivators');
  await expectOrder(page, order);
  expect(await nameInHand(page, sayPt)).toBe(inHand);
  const width = await page.evaluate(() => document.querySelector('main')!.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});

test('TST-04 without a connection the cards stay where they are put, and are sent when it is back', async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await becomeNewMember(page, 'Quintino Reis');
  await startMotivators(page, say);
  const first = await dealCard(page, say);
  await expect(savingNote(page, say, 'saved')).toBeVisible();
  await page.context().setOffline(true);
  const second = await dealCard(page, say, false);
  const third = await dealCard(page, say);
  await expect(savingNote(page, say, 'kept')).toBeVisible();
  await cardAt(page, third).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expectOrder(page, [first, third, second]);
  await page.context().setOffline(false);
  await expect(savingNote(page, say, 'saved')).toBeVisible();
  await expect.poll(async () => (await savedAttempt(page, 'motivators'))?.answeredSteps).toBe(3);
  await page.reload();
  await expectOrder(page, [first, third, second]);
});

test('TST-04 within six months the cards are not dealt again, and the news open once', async ({ openBrowser }) => {
  const page = await openBrowser({ as: 'professional13@demo.test' });
  await page.goto('/quiz-moving-motivators');
  const news = page.getByRole('dialog', { name: 'New in moving motivators' });
  await news.getByRole('button', { name: 'Got it' }).last().click();
  await expect(news).toBeHidden();
  await expect(page.getByText('You can take it again from')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it again' })).toHaveCount(0);
  const refused = await page.request.post('/api/tests/motivators/start');
  expect(refused.status()).toBe(409);
  expect((await refused.json()).error.code).toBe('quizzes.retakeTooEarly');
  await page.reload();
  await expect(page.getByText('You can take it again from')).toBeVisible();
  await expect(news).toBeHidden();
});
