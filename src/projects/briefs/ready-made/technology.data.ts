import type { ReadyMadeBrief } from './ready-made-brief.ts';

export const technologyBriefs: readonly ReadyMadeBrief[] = [
  {
    key: 'backendDeveloper',
    area: 'programming',
    hiringModel: 'PJ',
    workModel: 'remote',
    experienceYears: 4,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Desenvolvedor back-end',
        project: 'Evolução dos nossos serviços',
        aboutOpportunity:
          'Você entra em um serviço que já está em produção e é usado todos os dias. Nos primeiros três meses, cuida de uma parte dele de ponta a ponta: entende quem usa, escreve o código e os testes, publica e acompanha o que acontece depois.',
        responsibilities: [
          'Desenhar e manter APIs usadas por outras equipes',
          'Escrever testes que deixem publicar sem medo',
          'Acompanhar o serviço em produção e corrigir o que falha',
        ],
        requirements: ['Experiência com serviços em produção', 'Bom domínio de banco de dados relacional'],
        benefits: [
          'Trabalho remoto com horário flexível',
          'Equipamento e auxílio home office',
          'Verba anual para estudo',
        ],
        tags: {
          languages: 'TypeScript; Node.js; Python',
          databases: 'PostgreSQL',
          skills: 'Desenho de APIs; Código limpo',
        },
      },
      en: {
        profession: 'Backend developer',
        project: 'Growing our services',
        aboutOpportunity:
          'You join a service that is in production and used every day. Within three months you look after one part of it from end to end: you learn who uses it, write the code and its tests, ship it and watch what happens afterwards.',
        responsibilities: [
          'Design and maintain APIs that other teams rely on',
          'Write tests that let us ship without fear',
          'Watch the service in production and mend what fails',
        ],
        requirements: ['Experience with services in production', 'A good command of relational databases'],
        benefits: [
          'Remote work with flexible hours',
          'Equipment and a home office allowance',
          'A yearly budget for learning',
        ],
        tags: { languages: 'TypeScript; Node.js; Python', databases: 'PostgreSQL', skills: 'API design; Clean code' },
      },
    },
  },
  {
    key: 'frontendDeveloper',
    area: 'programming',
    hiringModel: 'PJ',
    workModel: 'remote',
    experienceYears: 3,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Desenvolvedor front-end',
        project: 'Nova experiência web',
        aboutOpportunity:
          'Você constrói as telas que nossos clientes usam todos os dias, ao lado de design e de back-end. Começa por uma jornada inteira, da primeira conversa com quem usa até a tela publicada, rápida no celular e acessível por teclado e leitor de tela.',
        responsibilities: [
          'Construir telas rápidas e acessíveis com a equipe de design',
          'Cuidar da biblioteca de componentes',
          'Medir o desempenho em aparelhos simples e melhorá-lo',
        ],
        requirements: ['Domínio de HTML, CSS e TypeScript', 'Experiência com uma biblioteca de interfaces'],
        benefits: ['Trabalho remoto com horário flexível', 'Equipamento à sua escolha', 'Verba anual para estudo'],
        tags: {
          languages: 'TypeScript; React; CSS',
          softwares: 'Figma',
          skills: 'Acessibilidade digital; Design responsivo',
        },
      },
      en: {
        profession: 'Frontend developer',
        project: 'A new web experience',
        aboutOpportunity:
          'You build the screens that our customers use every day, next to design and backend. You begin with one whole journey, from the first talk with the people who use it to the published screen, fast on a phone and usable by keyboard and screen reader.',
        responsibilities: [
          'Build fast, accessible screens together with design',
          'Look after the component library',
          'Measure performance on simple devices and improve it',
        ],
        requirements: ['A command of HTML, CSS and TypeScript', 'Experience with a user interface library'],
        benefits: ['Remote work with flexible hours', 'Equipment of your choice', 'A yearly budget for learning'],
        tags: {
          languages: 'TypeScript; React; CSS',
          softwares: 'Figma',
          skills: 'Digital accessibility; Responsive design',
        },
      },
    },
  },
  {
    key: 'dataAnalyst',
    area: 'programming',
    hiringModel: 'CLT',
    workModel: 'remote',
    experienceYears: 3,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Analista de dados',
        project: 'Decisões com dados',
        aboutOpportunity:
          'Temos os dados e ainda decidimos demais por palpite. Você escolhe com as equipes as poucas perguntas que importam, prepara os dados, responde por escrito e deixa painéis que as pessoas abrem sem pedir ajuda.',
        responsibilities: [
          'Responder perguntas de produto e operação com dados confiáveis',
          'Manter painéis simples, com cada indicador definido por escrito',
          'Ensinar as equipes a ler os números e as suas dúvidas',
        ],
        requirements: ['SQL fluente', 'Estatística suficiente para dizer quando um número não prova nada'],
        benefits: ['Trabalho remoto', 'Plano de saúde e odontológico', 'Verba anual para estudo'],
        tags: { languages: 'SQL; Python', softwares: 'Power BI; Metabase', skills: 'Análise exploratória de dados' },
      },
      en: {
        profession: 'Data analyst',
        project: 'Decisions by data',
        aboutOpportunity:
          'We have the data and still decide too much by guessing. You choose the few questions that matter together with the teams, prepare the data, answer in writing, and leave dashboards that people open without asking for help.',
        responsibilities: [
          'Answer questions of product and operations with data that can be trusted',
          'Keep simple dashboards, each figure with its written definition',
          'Teach the teams to read figures, and their uncertainty',
        ],
        requirements: ['Fluent SQL', 'Enough statistics to say when a figure proves nothing'],
        benefits: ['Remote work', 'Health and dental plan', 'A yearly budget for learning'],
        tags: { languages: 'SQL; Python', softwares: 'Power BI; Metabase', skills: 'Exploratory data analysis' },
      },
    },
  },
];
