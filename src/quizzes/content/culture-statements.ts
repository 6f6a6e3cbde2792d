import type { CultureKey, CultureQuestionKey } from '#quizzes/rules/culture/culture.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

/** The company that the questions are about. */
export const cultureScene: BilingualText = {
  pt: 'Pense na empresa onde você gostaria de trabalhar.',
  en: 'Think of the company you would like to work for.',
};

interface CultureQuestion {
  readonly title: BilingualText;
  readonly prompt: BilingualText;
  readonly statements: Readonly<Record<CultureKey, BilingualText>>;
}

/**
 * What the professional wants from a company; `cultureScene` says so above every question, because a resumed test may start with
 * any. The six questions and four cultures are those of the Competing Values Framework of Kim S. Cameron and Robert E. Quinn; every
 * word of the statements is our own, because the published ones are protected.
 */
export const cultureQuestions: Readonly<Record<CultureQuestionKey, CultureQuestion>> = {
  dominantCharacteristics: {
    title: { pt: 'O dia a dia', en: 'Everyday life' },
    prompt: {
      pt: 'Como é um dia comum nessa empresa?',
      en: 'What is an ordinary day there like?',
    },
    statements: {
      clan: {
        pt: 'As pessoas se conhecem além do cargo e param para ajudar quem travou.',
        en: 'People know each other beyond their job titles and make time for whoever is stuck.',
      },
      adhocracy: {
        pt: 'Sempre há algo em teste, e uma ideia nova ganha uma chance em poucos dias.',
        en: 'Something is always being tried out, and a new idea gets its chance within days.',
      },
      market: {
        pt: 'As metas estão à vista, e todo mundo sabe se a semana foi boa para o negócio.',
        en: 'Targets are in plain sight, and everyone knows whether it was a good week for the business.',
      },
      hierarchy: {
        pt: 'Cada tarefa tem um jeito certo de ser feita, e é fácil consultar qual é.',
        en: 'Every task has a set way of being done, and it is easy to look up.',
      },
    },
  },
  organisationalLeadership: {
    title: { pt: 'Quem lidera', en: 'Those who lead' },
    prompt: {
      pt: 'Como agem as lideranças dessa empresa?',
      en: 'How do its leaders act?',
    },
    statements: {
      clan: {
        pt: 'Escutam primeiro, ajudam as pessoas a crescer e estão por perto nos dias difíceis.',
        en: 'They listen first, help people grow and are there on hard days.',
      },
      adhocracy: {
        pt: 'Apostam em caminhos novos e assumem a sua parte quando a aposta não dá certo.',
        en: 'They back new ideas and own their part when one of them goes wrong.',
      },
      market: {
        pt: 'Cobram um padrão alto, decidem rápido e acompanham os números de perto.',
        en: 'They set the bar high, decide fast and follow the numbers closely.',
      },
      hierarchy: {
        pt: 'Planejam com antecedência, dividem o trabalho com clareza e evitam surpresas.',
        en: 'They plan ahead, divide up the work clearly and spare people surprises.',
      },
    },
  },
  managementOfEmployees: {
    title: { pt: 'O seu espaço', en: 'Your place in it' },
    prompt: {
      pt: 'Como você gostaria de trabalhar nela?',
      en: 'How would you like to work there?',
    },
    statements: {
      clan: {
        pt: 'O que afeta a equipe é decidido em equipe, e ninguém enfrenta um problema sem ajuda.',
        en: 'What affects the team is decided with the team, and no one is left alone with a problem.',
      },
      adhocracy: {
        pt: 'Você escolhe o caminho e pode mudar de rota sem pedir licença.',
        en: 'You pick the route and can change course without asking first.',
      },
      market: {
        pt: 'Você recebe um desafio claro, responde pela entrega e ganha mais quando chega lá.',
        en: 'You get a clear challenge, answer for the outcome and earn more when you get there.',
      },
      hierarchy: {
        pt: 'Você conhece seu papel, seu horário e seu próximo passo, e isso não muda de repente.',
        en: 'You know your role, your hours and your next step, and they do not change overnight.',
      },
    },
  },
  organisationGlue: {
    title: { pt: 'O que une', en: 'What holds it together' },
    prompt: {
      pt: 'O que faz as pessoas dessa empresa seguirem juntas?',
      en: 'What keeps its people together?',
    },
    statements: {
      clan: {
        pt: 'A amizade: as pessoas cumprem o que combinam e se importam umas com as outras.',
        en: 'Friendship: people keep their word and care about one another.',
      },
      adhocracy: {
        pt: 'A curiosidade: construir algo que ninguém ali fez antes.',
        en: 'Curiosity: building something none of them has built before.',
      },
      market: {
        pt: 'A meta: todo mundo quer alcançá-la e comemora quando consegue.',
        en: 'The goal: everyone wants to reach it and celebrates when they do.',
      },
      hierarchy: {
        pt: 'As regras claras: elas valem para todo mundo, todos os dias.',
        en: 'Clear rules: they hold for everyone, every day.',
      },
    },
  },
  strategicEmphases: {
    title: { pt: 'Onde ela investe', en: 'Where it invests' },
    prompt: {
      pt: 'Em que essa empresa põe tempo e dinheiro?',
      en: 'What does it put time and money into?',
    },
    statements: {
      clan: {
        pt: 'Em gente: formação, mentoria e espaço para falar com franqueza.',
        en: 'People: training, mentoring and room to speak frankly.',
      },
      adhocracy: {
        pt: 'No que vem pela frente: novos produtos, novos públicos e muitos testes.',
        en: 'What comes next: new products, new audiences and plenty of experiments.',
      },
      market: {
        pt: 'Em crescer: atrair mais clientes e ficar à frente da concorrência.',
        en: 'Growth: winning more customers and staying ahead of competitors.',
      },
      hierarchy: {
        pt: 'Em funcionar bem: processos estáveis, poucos erros e custos sob controle.',
        en: 'Running well: stable processes, few errors and costs under control.',
      },
    },
  },
  criteriaOfSuccess: {
    title: { pt: 'Um bom ano', en: 'A good year' },
    prompt: {
      pt: 'O ano acabou. Para essa empresa, foi um ano bom se…',
      en: 'The year is over. It was a good one if…',
    },
    statements: {
      clan: {
        pt: '…as pessoas cresceram, se apoiaram e quiseram ficar.',
        en: '…people grew, backed each other up and wanted to stay.',
      },
      adhocracy: {
        pt: '…ela lançou algo que o mercado ainda não tinha visto.',
        en: '…it launched something the market had not seen yet.',
      },
      market: {
        pt: '…as metas foram superadas e mais clientes escolheram a empresa.',
        en: '…targets were beaten and more customers chose the company.',
      },
      hierarchy: {
        pt: '…tudo saiu no prazo, dentro do orçamento e sem sobressaltos.',
        en: '…everything was done on time, on budget and without a fuss.',
      },
    },
  },
};
