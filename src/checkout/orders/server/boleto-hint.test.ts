import { expect, test } from 'vitest';
import { languages } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

const hints = ['methodHint', 'serviceHint'].flatMap((hint) => languages.map((language) => [hint, language] as const));

test.each(hints)('CHK-02 whoever chooses a boleto reads how it is refunded (%s, %s)', (hint, language) => {
  const sentences = translate(language, `checkout/orders:${hint}.boleto`).split('. ');
  expect(sentences.filter((sentence) => /refund|reembolso/.test(sentence))).toEqual([
    expect.stringMatching(/boleto.*Pix.*CNPJ/i),
  ]);
});
