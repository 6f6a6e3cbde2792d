import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { yearNow } from '#application/testing/steps/year-now.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());
const { database, config } = world.product;
await database
  .update(workspaces)
  .set({ legalCompany: { ...someLegalCompany, version: 1 } })
  .where(eq(workspaces.id, world.workspaceId));

/** The lines of a paper, read as its reader copies them. */
async function paperOf(who: Pick<Person, 'token'>, path: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': 'en' };
  const paper = await fetch(`${world.product.url}/api/${path}`, { headers });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return readPdf(Buffer.from(await paper.arrayBuffer())).flat();
}

/** Who issued it, and that nobody set who that is. */
const issued = ['Ponte Demonstração Ltda.', 'CNPJ 11.444.777/0001-61', config.issuer.address, 'Example: '];
const company = ['Casa Ipê Hospedagens Ltda.', 'CNPJ 11.222.333/0001-81', 'Avenida Paulista, 1000'];

function expectParts(paper: readonly string[], parts: readonly string[]): void {
  const text = paper.join('\n');
  for (const part of parts) expect(text).toContain(part);
}

test('MON-03 the receipt of work says who issued it to whom, whose hours it paid, when, at which price, and what of it is the fee', async () => {
  const { payment } = await world.paid('ana@pix.example', [90, 30]);
  const { lines } = (await world.owner.call('GET /wallet/lines', { query: { view: 'statement', types: ['work'] } }))
    .body;
  const { transactionId, description, project } = lines[0]!;
  const receipt = await paperOf(world.owner, `wallet/receipts/${transactionId}`);
  expectParts(receipt, [...issued, ...company, `Number${transactionId}`, `Project${project!.title}`]);
  expectParts(receipt, [`Professional${description}, CNPJ 11.222.333/0001-81`, 'Hours2 h', 'Price per hourR$100.00']);
  expectParts(receipt, [
    'Due to the professional (net)R$170.00',
    'Service feeR$30.00',
    'Total charged (gross)R$200.00',
  ]);
  expect(receipt.find((line) => line.startsWith('Period'))).toMatch(/2, \d{4} to \w+ 3, \d{4}$/);
  expect(payment.cents).toBe(170_00);
});

test('MON-05 a payment and a year name who paid with the CNPJ, the CPF of who has no company, gross, withheld and net', async () => {
  const { professional } = await world.work({ companyTaxId: '' });
  await buildPrivateRecord(database, professional.id, 'bankDetails', { pixKeyKind: 'cpf', pixKey: '52998224725' });
  const taxes = { inssCents: 9_35, irrfCents: 1_00, issCents: 4_25 };
  await world.admin.call.raw('PUT /withheldTaxes/{memberId}', {
    params: { memberId: professional.id },
    body: { netCents: 85_00, ...taxes },
  });
  await world.startRun();
  await world.advance();
  const [payment] = await database.select().from(payments).where(eq(payments.memberId, professional.id));
  const person = 'CPF 529.982.247-25';
  const payer = 'Casa Ipê Hospedagens Ltda., CNPJ 11.222.333/0001-81';
  const sums = ['GrossR$85.00', 'INSS withheld-R$9.35', 'IRRF withheld-R$1.00', 'ISS withheld-R$4.25', 'NetR$70.40'];
  const statement = await paperOf(professional, `ownPayments/${payment!.id}/statement`);
  expectParts(statement, [...issued, person, `Paid by${payer}`, `Bank’s ID${payment!.reference}`, ...sums]);
  const year = await paperOf(professional, `ownPayments/years/${yearNow()}`);
  expectParts(year, [...issued, person, ...sums]);
  const row = year.join('').replaceAll(/\s/g, '');
  expect(row).toContain(`${payer}1hR$85.00R$14.60R$70.40`.replaceAll(/\s/g, ''));
});

test('MON-01 a month summed by person, by line of the wallet and as it was paid is the same to the cent', async () => {
  const { professional, projectId } = await world.work({
    ...{ gross: 103_69, net: 88_14, pixKey: 'bia@pix.example', creditedMinutes: 600 },
    minutes: [7, 11, 13, 20, 29, 31, 41, 59],
  });
  const finance = async () =>
    (
      await world.owner.call('GET /myFreelancers/{projectId}/{userId}/finance', {
        params: { projectId, userId: professional.id },
      })
    ).body.months;
  const expected = (await professional.call('GET /ownPayments')).body.payableCents;
  await world.startRun();
  await world.advance();
  const months = await finance();
  const { lines } = (await world.owner.call('GET /wallet/lines', { query: { view: 'payments' } })).body;
  const paid = lines.filter((line) => line.project?.projectId === projectId && line.type === 'creditConsumption');
  const [payment] = await database.select().from(payments).where(eq(payments.memberId, professional.id));
  expect(months.map(({ expected: sums }) => sums)).toEqual([
    { currency: 'BRL', gross: -paid.reduce((sum, { cents }) => sum + cents, 0), net: payment!.cents },
  ]);
  expect(expected).toBe(payment!.cents);
  expect(await world.differences()).toEqual([]);
});
