import type { Browser } from '@playwright/test';
import type { Language } from '#platform/i18n/language.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { linkFromMailbox } from './demo-mailbox.ts';
import { NEW_PASSWORD, openNewAccount } from './new-member.ts';
import type { JourneyProduct } from './product-copies.ts';
import { textsOf } from './texts.ts';
import { Worker } from './work-people.ts';

/** From the contracts to running work. */
const wayToWork = [
  'waitingProfessionalSignatures',
  'professionalsOnboarding',
  'awaitingPayment',
  'inOnboarding',
  'ongoing',
];

type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;

/** A new company that may pay, a professional of the demo world whom nobody has hired, and two administrators; the product's clock moves. */
export async function openMoneyWorld(browser: Browser, product: JourneyProduct, language: Language) {
  const open = (email: string, password?: string) =>
    Worker.open(browser, product.url, { email, language, ...(password !== undefined && { password }) });
  const email = 'tesouraria@journeys.test';
  const visitor = await browser.newPage();
  await openNewAccount(
    visitor,
    email,
    { role: 'squadOwner', isRegistered: true },
    { name: 'Rita', origin: product.url },
  );
  await visitor.close();
  const owner = await open(email, NEW_PASSWORD);
  // Whoever pays has confirmed the address.
  await owner.page.goto(await linkFromMailbox(owner.page, email, 'verifyEmail'));
  await owner.page.getByRole('heading', { level: 1, name: textsOf(language)('accounts:emailChecked.title') }).waitFor();
  const { version } = await owner.call<{ version: number }>('GET', '/users/ownerData/company');
  // A boleto names a company with a CNPJ, and so does a refund by Pix.
  await owner.call('PUT', '/users/ownerData/company', { ...someLegalCompany, version });
  const [professional, admin, second] = [
    await open('professional5@demo.test'),
    await open('admin@demo.test'),
    await open('admin2@demo.test'),
  ];
  const everybody = [owner, professional, admin, second];
  let aheadMs = 0;
  return {
    ...{ owner, professional, admin, second, everybody, email },
    now: () => Date.now() + aheadMs,
    /** Moves the clock; everybody stays logged in. */
    async later(minutes: number): Promise<void> {
      aheadMs += minutes * 60_000;
      await product.advanceClock({ minutes });
      for (const one of everybody) await one.logIn();
    },
  };
}

/** The professional is hired by the company at this price an hour, and the work runs. */
export async function hireAtPrice(
  { owner, professional, admin }: MoneyWorld,
  { title, grossCents }: { title: string; grossCents: number },
) {
  const positions = [{ title, aboutOpportunity: 'Kitchens for small flats, drawn with the families.' }];
  const { projectId } = await owner.call<{ projectId: string }>('POST', '/project/post', { title, positions });
  await professional.call('POST', '/opportunities/selfAdmission', { projectId, positionIndex: 0 });
  const { applications } = await professional.call<{ applications: { id: string; projectId: string }[] }>(
    'GET',
    '/applications',
  );
  const { id } = applications.find((one) => one.projectId === projectId)!;
  await owner.call('POST', `/candidates/${id}/hire`);
  for (const status of wayToWork) await moveProject(admin, projectId, status);
  const { professionals } = await owner.call<{ professionals: { id: string; name: string }[] }>(
    'GET',
    `/myProjects/${projectId}/professionals`,
  );
  const [hire] = professionals;
  await admin.call('PUT', `/hirePrices/${hire!.id}`, { grossCents, seenCents: null, reason: 'Agreed by phone' });
  await owner.call('POST', '/tasks/createTaskManagement', { projectId });
  const { readerId } = await professional.call<{ readerId: string }>('GET', `/tasks/${projectId}`);
  const task = { title, assigned: [readerId], estimatedHours: 40, status: 'toDo' };
  const { taskId } = await owner.call<{ taskId: string }>('POST', `/tasks/${projectId}/postTask`, task);
  await professional.call('PATCH', `/tasks/${projectId}/${taskId}`, { status: 'inProgress' });
  return { projectId, taskId, name: hire!.name };
}

export async function moveProject(admin: Worker, projectId: string, status: string): Promise<void> {
  const { version } = await admin.call<{ version: number }>('GET', `/myProjects/${projectId}`);
  await admin.call('PATCH', `/myProjects/${projectId}/status`, { version, status });
}

/** Gives what somebody needs to be paid as PJ, by a key that was never another. */
export async function givePaymentDetails(professional: Worker, pixKey: string): Promise<void> {
  for (const [part, given] of [
    ['ownCompany', { name: 'Estúdio', taxId: '11222333000181' }],
    ['bankDetails', { pixKeyKind: 'email', pixKey }],
  ] as const) {
    const { version, details } = await professional.call<{ version: number; details: object }>('GET', `/users/${part}`);
    await professional.call('PUT', `/users/${part}`, { ...details, ...given, version });
  }
}
