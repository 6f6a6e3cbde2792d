import type { CultureKey } from '#quizzes/rules/culture/culture.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

interface CultureType {
  readonly name: BilingualText;
  readonly summary: BilingualText;
  readonly description: BilingualText;
  /** A question for a company that reveals how much of this culture it has. */
  readonly askThem: BilingualText;
}

/** The four cultures of the Competing Values Framework (Cameron and Quinn), in our own words. None is better than another. */
export const cultureTypes: Readonly<Record<CultureKey, CultureType>> = {
  clan: {
    name: { pt: 'Clã', en: 'Clan' },
    summary: { pt: 'As pessoas vêm primeiro.', en: 'People come first.' },
    description: {
      pt: 'Você procura um lugar de relações próximas, onde se decide em conjunto e alguém ajuda você a crescer. Cooperar pesa mais do que competir; conversar leva tempo e vale a pena.',
      en: 'You look for a close-knit place where things are decided together and someone helps you grow. Cooperating counts for more than competing; talking takes time and is worth it.',
    },
    askThem: {
      pt: 'Como a equipe tomou a última decisão importante?',
      en: 'How did the team make its last important decision?',
    },
  },
  adhocracy: {
    name: { pt: 'Adhocracia', en: 'Adhocracy' },
    summary: { pt: 'O novo vem primeiro.', en: 'What is new comes first.' },
    description: {
      pt: 'Você procura um lugar que experimenta muito e muda rápido, com liberdade para tentar do seu jeito. Erros fazem parte, e o plano de hoje pode não ser o de amanhã.',
      en: 'You look for a place that experiments a lot and changes fast, with freedom to try things your way. Mistakes are part of it, and today’s plan may not be tomorrow’s.',
    },
    askThem: {
      pt: 'Qual foi a última ideia que não deu certo, e o que aconteceu depois?',
      en: 'Which idea failed last, and what happened afterwards?',
    },
  },
  market: {
    name: { pt: 'Mercado', en: 'Market' },
    summary: { pt: 'O resultado vem primeiro.', en: 'Results come first.' },
    description: {
      pt: 'Você procura um lugar com metas claras, passo acelerado e reconhecimento pelo que se entrega. Clientes e concorrência dão o ritmo, e o progresso se mede em números.',
      en: 'You look for a place with clear targets, a brisk pace and rewards for what gets delivered. Customers and competitors set the beat, and progress is measured in numbers.',
    },
    askThem: {
      pt: 'Por quais números esta vaga será avaliada no primeiro ano?',
      en: 'Which figures will this job be judged by in its first year?',
    },
  },
  hierarchy: {
    name: { pt: 'Hierarquia', en: 'Hierarchy' },
    summary: { pt: 'A ordem vem primeiro.', en: 'Order comes first.' },
    description: {
      pt: 'Você procura um lugar estável, com papéis definidos e processos que funcionam. Saber o que esperar dá tranquilidade, e as mudanças chegam com aviso e por etapas.',
      en: 'You look for a stable place with defined roles and processes that work. Knowing what to expect gives peace of mind, and changes come announced and step by step.',
    },
    askThem: {
      pt: 'Quais processos uma pessoa aprende na primeira semana?',
      en: 'Which processes does a person learn in the first week?',
    },
  },
};
