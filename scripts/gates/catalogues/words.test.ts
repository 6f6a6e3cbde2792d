import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, type Namespace, readNamespaces } from './read-catalogues.ts';

interface Word {
  never: RegExp;
  say: string;
}

/** What no text says, and what it says instead: docs/words.md. */
const words: Record<Language, readonly Word[]> = {
  en: [
    { never: /vacanc/i, say: 'job' },
    { never: /\bopenings\b|\b(?:an|the|this|job|new) opening\b/i, say: 'job' },
    { never: /opportunit/i, say: 'job' },
    { never: /\bpositions?\b/i, say: 'job' },
    { never: /\bapplicants?\b|job seeker/i, say: 'candidate' },
    { never: /(?<!work)\bspaces?\b/i, say: 'workspace' },
    { never: /\bsign(?:ed|ing|s)?[ -]ins?\b|\blog(?:ged|ging|s)? on\b/i, say: 'log in, login' },
    { never: /e-mail/i, say: 'email' },
    { never: /r[eé]sumé/i, say: 'CV' },
    { never: /\bquiz/i, say: 'test' },
    { never: /\bwhom\b/i, say: 'who' },
    { never: /\b(?:some|any|every)body\b/i, say: 'someone, anyone, everyone' },
    { never: /\b(?:apply|applied|applications?) to “/i, say: 'apply for' },
    {
      never:
        /organis|recognis|authoris|behaviour|colour|honour|favour|labour|cancelled|neighbour|licence|\bcentre|programme\b/i,
      say: 'American spelling',
    },
    { never: /\bclients?\b/i, say: 'company' },
    { never: /\w'\w/, say: 'the apostrophe ’' },
  ],
  pt: [
    { never: /\([ao]s?\)/i, say: 'words without a gender' },
    { never: /posiç(?:ão|ões)|oportunidade/i, say: 'vaga' },
    { never: /quadro de vagas/i, say: 'mural de vagas' },
    { never: /\bfunil\b/i, say: 'pipeline' },
    { never: /orçamento/i, say: 'negociação de valores, proposta' },
    { never: /\bemails?\b/i, say: 'e-mail' },
    { never: /\bCV\b/, say: 'currículo' },
    { never: /\bquiz/i, say: 'teste' },
    { never: /\blogad[oa]|\blogar\b|fazer login/i, say: 'entrar' },
    { never: /\baparelhos?\b/i, say: 'dispositivo' },
    { never: /\bdon[oa]s?\b/i, say: 'responsável' },
    { never: /desclassific/i, say: 'desqualificar' },
    { never: /\bobrigad[oa]\b/i, say: 'agradecemos' },
    { never: /\bvocê (?:foi|será|está) \p{L}+[ai]d[oa]\b/iu, say: 'words without a gender' },
    { never: /\bclientes?\b/i, say: 'empresa' },
    { never: /"/, say: 'the quotation marks “ ”' },
  ],
};

/** Entries that the specification names (NAV-03, WSP-04), also where another text points to them. */
const fixed = /\bChange space\b|^Space of /g;

/** Texts that keep such a word, and why. A key that ends in a dot stands for all below it. */
const exempt: Readonly<Record<string, string>> = {
  'accounts:errors.emailInvalid': 'ACC-04 fixes "Invalid e-mail"',
  'platform:errors.fieldEmail': 'ACC-04 fixes "Invalid e-mail"',
  'own-data:legal.texts.': 'people accepted these versions as they are',
  'workspaces:fields.positionCompany': 'PRO-08 fixes a position: the one that a person has in the company',
  'jobs:menu.opportunities': 'NAV-06 fixes the entry "opportunities"',
  'jobs:tabs.label': 'the page behind that entry',
  'jobs:tabs.title': 'the page behind that entry',
  'jobs:section.aboutOpportunity': 'JOB-02 fixes "About the opportunity"',
  'quizzes/motivators:how.keys': 'the space of a keyboard',
  'quizzes/motivators:spoken.lifted': 'the space of a keyboard',
  'quizzes/motivators:keys.space': 'the space of a keyboard',
  'pipeline/candidates:stage.clientSubmission':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'pipeline/candidates:stage.clientInterview':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'pipeline/candidates:stage.waitingClientDecision':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'statistics:stages.clientSubmission': 'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'statistics:stages.clientInterview': 'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'statistics:stages.waitingClientDecision':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'pipeline/panel:advance.clientSubmission':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'pipeline/panel:advance.clientInterview':
    'PIP-01 fixes the stages; companies read the words of `_company` (decision 78)',
  'pipeline:errors.squadIncomplete': 'positions of a squad',
  'pipeline/selection:squad.complete': 'positions of a squad',
  'pipeline/selection:mail.allSelected.': 'positions of a squad',
  'pipeline/selection/squad:owner.': 'positions of a squad',
  'pipeline/selection/squad:mail.declined.text': 'positions of a squad',
};

const exemptionOf = (name: string) =>
  Object.keys(exempt).find((key) => name === key || (key.endsWith('.') && name.startsWith(key)));

/** `namespace:key (language) says "word": job`, for each word that a text must not say. */
function wrongWords(namespaces: readonly Namespace[], used = new Set<string>()): string[] {
  return namespaces.flatMap(({ name, texts }) =>
    (['en', 'pt'] as const).flatMap((language) =>
      [...texts[language]].flatMap(([key, text]) => {
        const shown = text.replace(/\{\{\w+\}\}/g, '{}').replace(fixed, '');
        const found = words[language].flatMap(({ never, say }) => {
          const [word] = never.exec(shown) ?? [];
          return word === undefined ? [] : [`${name}:${key} (${language}) says "${word}": ${say}`];
        });
        const exemption = exemptionOf(`${name}:${key}`);
        if (exemption !== undefined && found.length > 0) used.add(exemption);
        return exemption === undefined ? found : [];
      }),
    ),
  );
}

const namespaces = readNamespaces(join(import.meta.dirname, '..', '..', '..'));

test('GEN-04 each thing has one word in each language', () => {
  expect(wrongWords(namespaces)).toEqual([]);
});

test('GEN-04 no text is exempt that need not be', () => {
  const used = new Set<string>();
  wrongWords(namespaces, used);
  expect(Object.keys(exempt).filter((key) => !used.has(key))).toEqual([]);
});

test.each([
  ['en', 'Post a vacancy', 'job'],
  ['en', 'Sign in to apply', 'log in, login'],
  ['en', 'Invite somebody to your space', 'workspace, someone, anyone, everyone'],
  ['en', 'Change space', ''],
  ['en', 'Leave the {{space}} workspace', ''],
  ['pt', 'Selecionado(a) para a vaga', 'words without a gender'],
  ['pt', 'Você foi convidado', 'words without a gender'],
  ['pt', 'Veja a vaga no quadro de vagas', 'mural de vagas'],
] as const)('GEN-04 %s "%s" would be told: %s', (language, text, told) => {
  const none = new Map<string, string>();
  const texts = { en: none, pt: none, [language]: new Map([['planted', text]]) };
  const said = wrongWords([{ name: 'room', path: 'src/room/locales', texts }]);
  expect(said.map((problem) => problem.split('": ')[1]).join(', ')).toBe(told);
});
