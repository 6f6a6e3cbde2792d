import { expect, test } from 'vitest';
import { type CompanyFields, companyProblems } from './company-problems.ts';

const complete: CompanyFields = {
  name: 'Marina',
  lastName: 'Fontes',
  company: 'Casa Ipê',
  positionCompany: 'Gerente',
  employees: '51-200',
  country: 'Brasil',
  city: 'São Paulo',
  phoneCode: '55',
  phoneNumber: '',
  site: '',
  about: '',
  culture: '',
};

test.each([
  [{}, {}],
  [
    { name: ' ', city: '' },
    { name: 'fieldRequired', city: 'fieldRequired' },
  ],
  [{ phoneNumber: '12' }, { phoneNumber: 'phoneInvalid' }],
  [{ site: 'acme' }, { site: 'siteInvalid' }],
  [{ culture: 'x'.repeat(2_001) }, { culture: 'fieldTooLong' }],
])('with %o the problems are %o', (change, problems) => {
  expect(companyProblems({ ...complete, ...change })).toEqual(problems);
});
