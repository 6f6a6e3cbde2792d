import type { CultureKey, CultureQuestionKey } from '#quizzes/rules/culture.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';

interface CultureQuestion {
  readonly title: BilingualText;
  readonly prompt: BilingualText;
  readonly statements: Readonly<Record<CultureKey, BilingualText>>;
}

/**
 * What the professional would like to find in a company. The six questions and four cultures are those of the Competing Values
 * Framework of Kim S. Cameron and Robert E. Quinn; every word of the statements is our own, since the published ones are protected.
 */
export const cultureQuestions: Readonly<Record<CultureQuestionKey, CultureQuestion>> = {
  dominantCharacteristics: {
    title: { pt: 'O dia a dia', en: 'Everyday life' },
    prompt: {
      pt: 'Pense na empresa onde você gostaria de trabalhar. Como é um dia comum por lá?',
      en: 'Think of the company you would like to work in. What is an ordinary day like?',
    },
    statements: {
      clan: {
        pt: 'As pessoas se conhecem além do cargo e arranjam tempo para ajudar quem travou.',
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
        en: 'Every task has its set way of being done, and it is easy to look up.',
      },
    },
  },
  organisationalLeadership: {
    title: { pt: 'Quem lidera', en: 'Those who lead' },
    prompt: {
      pt: 'Como agem as lideranças dessa empresa?',
      en: 'What do the leaders of that company do?',
    },
    statements: {
      clan: {
        pt: 'Escutam primeiro, ajudam as pessoas a crescer e estão por perto nos dias difíceis.',
        en: 'They listen first, help people grow and are around on hard days.',
      },
      adhocracy: {
        pt: 'Apostam em caminhos novos e assumem sua parte quando a aposta não dá certo.',
        en: 'They bet on new paths and own their part when a bet goes wrong.',
      },
      market: {
        pt: 'Pedem um padrão alto, decidem rápido e acompanham os números de perto.',
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
      pt: 'Como você gostaria de trabalhar ali?',
      en: 'How would you like to work there?',
    },
    statements: {
      clan: {
        pt: 'O que afeta a equipe se decide em equipe, e ninguém enfrenta um problema sem ajuda.',
        en: 'What affects the team is decided with the team, and no one is left alone with a problem.',
      },
      adhocracy: {
        pt: 'Você escolhe o caminho e pode mudar de rota sem pedir licença.',
        en: 'You pick the route and may change course without asking first.',
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
    title: { pt: 'O que une', en: 'What unites people' },
    prompt: {
      pt: 'O que faz as pessoas dessa empresa seguirem juntas?',
      en: 'What keeps the people of that company together?',
    },
    statements: {
      clan: {
        pt: 'A amizade: as pessoas cumprem o que combinam e se importam umas com as outras.',
        en: 'Friendship: people keep their promises and care how the others are doing.',
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
      pt: 'Em que essa empresa coloca seu tempo e seu dinheiro?',
      en: 'What does that company put its time and money into?',
    },
    statements: {
      clan: {
        pt: 'Em gente: formação, mentoria e espaço para falar com franqueza.',
        en: 'People: training, mentoring and room to speak frankly.',
      },
      adhocracy: {
        pt: 'No que vem depois: novos produtos, novos públicos e muitas experiências.',
        en: 'What comes next: new products, new audiences and plenty of experiments.',
      },
      market: {
        pt: 'Em crescer: atrair mais clientes e ficar à frente da concorrência.',
        en: 'Growth: gaining more customers and keeping ahead of competitors.',
      },
      hierarchy: {
        pt: 'Em funcionar bem: sistemas estáveis, poucos erros e custos sob controle.',
        en: 'Running well: steady systems, few errors and costs under control.',
      },
    },
  },
  criteriaOfSuccess: {
    title: { pt: 'Um bom ano', en: 'A good year' },
    prompt: {
      pt: 'O ano acabou. Para essa empresa, ele foi bom se…',
      en: 'The year is over. For that company it was a good one if…',
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
        en: '…everything came in on time, on budget and without upheaval.',
      },
    },
  },
};
