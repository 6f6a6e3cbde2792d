import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COMPANY_TEXTS,
  companyAddressLines,
  emptyOwnCompany,
  type OwnCompany,
  ownCompanyProblems,
  normalizeOwnCompany,
  formatOwnCompany,
} from '#profiles/private/rules/own-company.ts';

const company = (said: Partial<OwnCompany>) => ({ ...emptyOwnCompany(), ...said });

test.each<[Partial<OwnCompany>, object]>([
  [{}, {}],
  [{ taxId: '11.222.333/0001-81', personalTaxId: '529.982.247-25', zip: '01310-100' }, {}],
  [{ taxId: '12.abc.345/01de-35' }, {}],
  [{ taxId: '12ABC34501DE35', zip: '01310100' }, {}],
  [{ taxId: '12.ABC.345/01DE-36' }, { taxId: 'cnpjInvalid' }],
  [{ taxId: '529.982.247-25' }, { taxId: 'cnpjInvalid' }],
  [{ personalTaxId: '111.111.111-11' }, { personalTaxId: 'cpfInvalid' }],
  [{ zip: '0131-100' }, { zip: 'zipInvalid' }],
  [{ country: 'PT', taxId: 'PT 501 442 600', zip: '1000-001', personalTaxId: 'x' }, {}],
  [{ country: '', taxId: 'anything' }, {}],
])('PRO-03 %j has the problems %j', (said, problems) => {
  expect(ownCompanyProblems(company(said))).toEqual(problems);
});

test('PRO-03 Brazil’s numbers are kept bare and shown as people write them', () => {
  const said = company({ taxId: '12.abc.345/01de-35', personalTaxId: '529.982.247-25', zip: '01310-100' });
  const kept = normalizeOwnCompany(said);
  expect(kept).toMatchObject({ taxId: '12ABC34501DE35', personalTaxId: '52998224725', zip: '01310100' });
  expect(formatOwnCompany(kept)).toMatchObject({ taxId: '12.ABC.345/01DE-35', zip: '01310-100' });
  const abroad = company({ country: 'PT', taxId: 'PT 501 442 600', zip: '1000-001' });
  expect(normalizeOwnCompany(abroad)).toEqual(abroad);
});

test('PRO-03 the address is said in lines without gaps', () => {
  const said = company({ street: 'Rua do Sol', number: '12', city: 'Olinda', zip: '53020140' });
  expect(companyAddressLines(said)).toEqual(['Rua do Sol, 12', '53020-140, Olinda']);
  expect(companyAddressLines(emptyOwnCompany())).toEqual([]);
});

test('PRO-03 keeping and writing change nothing of what they were given before, whatever was typed', () => {
  const any = fc.record(Object.fromEntries(COMPANY_TEXTS.map((name) => [name, fc.string({ maxLength: 20 })])));
  fc.assert(
    fc.property(any, fc.constantFrom('BR', 'PT', ''), (texts, country) => {
      const values = { ...(texts as OwnCompany), country };
      const kept = normalizeOwnCompany(values);
      expect(normalizeOwnCompany(kept)).toEqual(kept);
      expect(ownCompanyProblems(values).taxId).toBe(
        ownCompanyProblems({ ...values, taxId: values.taxId.trim() }).taxId,
      );
    }),
  );
});
