import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { servicePaymentMethods } from '#checkout/orders/rules/order-terms.ts';
import { languages } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { PLAN_TERMS_VERSION, planTermsParts } from '#checkout/rules/plan-catalogue.ts';

const textsOf = (language: (typeof languages)[number]) =>
  planTermsParts.flatMap((part) =>
    ['title', 'text'].map((piece) => translate(language, `checkout/plans:terms.${part}.${piece}`)),
  );

test('CHK-03 the terms of plans have the version of their text: whoever changes one changes the other', () => {
  const hash = createHash('sha256')
    .update(JSON.stringify(languages.map(textsOf)))
    .digest('hex');
  expect([PLAN_TERMS_VERSION, hash.slice(0, 16)]).toEqual(['2026-11-30', 'baa54e927d7bf9a7']);
});

const names = {
  en: { pix: 'Pix', boleto: 'boleto', card: 'card', credits: 'wallet' },
  pt: { pix: 'Pix', boleto: 'boleto', card: 'cartão', credits: 'carteira' },
};
test.each(languages)('CHK-03 the terms of plans name every way to pay (%s)', (language) => {
  const text = translate(language, 'checkout/plans:terms.payment.text');
  expect(servicePaymentMethods.filter((method) => !text.includes(names[language][method]))).toEqual([]);
});
