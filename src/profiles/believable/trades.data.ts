import type { SkillKind } from '#profiles/rules/profile.ts';

type Both = readonly [pt: string, en: string];

export interface Trade {
  /** Names as in the taxonomy. */
  title: Both;
  /** First sentence of "about"; {{years}} is replaced. */
  opening: Both;
  /** Typical work in a job of this trade. */
  deeds: readonly Both[];
  course: Both;
  skills: Partial<Record<SkillKind, string>>;
  /** Gross cents per hour in the first year. */
  hour: number;
}

/** Trades of all three groups, with texts of our own. */
export const TRADES: readonly Trade[] = [
  {
    title: ['Desenvolvedor front-end', 'Front-end developer'],
    opening: [
      'Construo interfaces há {{years}} anos e cuido para que sejam rápidas em celulares simples.',
      'I have built interfaces for {{years}} years and make sure that they are quick on modest phones.',
    ],
    deeds: [
      [
        'Reescrevi o fluxo de compra e o tempo até a primeira tela caiu de seis para dois segundos.',
        'Rewrote the checkout; the time to the first screen fell from six seconds to two.',
      ],
      [
        'Montei a biblioteca de componentes que quatro times usam hoje.',
        'Set up the component library that four teams use today.',
      ],
      [
        'Levei as páginas principais ao nível AA de acessibilidade.',
        'Brought the main pages to accessibility level AA.',
      ],
    ],
    course: ['Sistemas de Informação', 'Information Systems'],
    skills: {
      skills: 'Acessibilidade web; Design responsivo; Desempenho web',
      languages: 'TypeScript; JavaScript; React; CSS',
      softwares: 'Git; Figma',
      methodologies: 'Scrum',
    },
    hour: 6_000,
  },
  {
    title: ['Desenvolvedor back-end', 'Back-end developer'],
    opening: [
      'Trabalho com serviços e integrações há {{years}} anos, a maior parte em pagamentos.',
      'I have worked on services and integrations for {{years}} years, mostly in payments.',
    ],
    deeds: [
      [
        'Separei a conciliação do monólito sem parar as vendas um minuto.',
        'Took reconciliation out of the monolith without stopping sales for a minute.',
      ],
      [
        'Troquei consultas que travavam a base por relatórios que saem em segundos.',
        'Replaced queries that froze the database by reports that come out in seconds.',
      ],
      ['Escrevi os testes de contrato entre nove serviços.', 'Wrote the contract tests between nine services.'],
    ],
    course: ['Ciência da Computação', 'Computer Science'],
    skills: {
      skills: 'APIs REST; Testes automatizados; Mensageria',
      languages: 'Java; Node.js; Python',
      databases: 'PostgreSQL; Redis',
      softwares: 'Docker; Git',
    },
    hour: 6_500,
  },
  {
    title: ['Engenheiro de dados', 'Data engineer'],
    opening: [
      'Há {{years}} anos transformo relatórios lentos em informação que o time usa no mesmo dia.',
      'For {{years}} years I have turned slow reports into information that a team uses the same day.',
    ],
    deeds: [
      [
        'Pipelines de liquidação com quatro milhões de eventos por dia.',
        'Settlement pipelines with four million events a day.',
      ],
      [
        'Modelo dimensional da frota e painéis de prazo de entrega.',
        'A dimensional model of the fleet and dashboards of delivery times.',
      ],
      [
        'Reduzi a conta da nuvem em um terço arquivando o que ninguém lia.',
        'Cut the cloud bill by a third by archiving what nobody read.',
      ],
    ],
    course: ['Engenharia de Computação', 'Computer Engineering'],
    skills: {
      skills: 'Modelagem dimensional; Pipelines de dados',
      languages: 'Python; SQL',
      softwares: 'Apache Airflow; Apache Kafka; dbt',
      databases: 'PostgreSQL; BigQuery',
    },
    hour: 7_500,
  },
  {
    title: ['Analista de dados', 'Data analyst'],
    opening: [
      'Respondo perguntas de negócio com dados há {{years}} anos e gosto de explicar o resultado sem jargão.',
      'I have answered business questions with data for {{years}} years and like to explain results without jargon.',
    ],
    deeds: [
      [
        'Descobri por que um em cada cinco clientes desistia no segundo mês.',
        'Found out why one customer in five left in the second month.',
      ],
      [
        'Ensinei doze pessoas do comercial a montar os próprios painéis.',
        'Taught twelve people in sales to build their own dashboards.',
      ],
    ],
    course: ['Estatística', 'Statistics'],
    skills: {
      skills: 'Análise de dados; Visualização de dados; Estatística',
      languages: 'SQL; Python',
      softwares: 'Power BI; Microsoft Excel',
    },
    hour: 4_800,
  },
  {
    title: ['Engenheiro DevOps', 'DevOps engineer'],
    opening: [
      'Cuido de entregas e ambientes há {{years}} anos para que publicar seja um não-acontecimento.',
      'I have looked after releases and environments for {{years}} years so that shipping is a non-event.',
    ],
    deeds: [
      [
        'As publicações passaram de uma por semana para vinte por dia.',
        'Releases went from one a week to twenty a day.',
      ],
      [
        'Escrevi os planos de retomada e ensaiei cada um com o time.',
        'Wrote the recovery plans and rehearsed each with the team.',
      ],
    ],
    course: ['Redes de Computadores', 'Computer Networks'],
    skills: {
      skills: 'Integração contínua; Monitoramento; Infraestrutura como código',
      softwares: 'Kubernetes; Docker; Terraform; AWS',
      languages: 'Bash; Go',
      methodologies: 'DevOps',
    },
    hour: 7_200,
  },
  {
    title: ['Gerente de produto', 'Product manager'],
    opening: [
      'Há {{years}} anos decido com pesquisa e números o que vale a pena construir, e o que não vale.',
      'For {{years}} years I have decided with research and figures what is worth building, and what is not.',
    ],
    deeds: [
      [
        'Lancei a assinatura anual, hoje quatro em cada dez vendas.',
        'Launched the yearly plan, now four sales in ten.',
      ],
      [
        'Encerrei dois produtos que custavam mais do que rendiam e realoquei os times.',
        'Closed two products that cost more than they earned and moved their teams.',
      ],
    ],
    course: ['Administração', 'Business Administration'],
    skills: {
      skills: 'Descoberta de produto; Priorização; Métricas de produto',
      softwares: 'Jira; Amplitude',
      methodologies: 'Scrum; OKR',
      languages: 'SQL',
    },
    hour: 7_800,
  },
  {
    title: ['Analista de QA', 'QA analyst'],
    opening: [
      'Procuro o que quebra antes dos clientes há {{years}} anos.',
      'I have looked for what breaks before customers do for {{years}} years.',
    ],
    deeds: [
      [
        'Automatizei os caminhos críticos; a bateria roda em nove minutos.',
        'Automated the critical paths; the suite runs in nine minutes.',
      ],
      [
        'Criei o roteiro de testes exploratórios que o suporte também usa.',
        'Wrote the exploratory test guide that support uses as well.',
      ],
    ],
    course: ['Análise e Desenvolvimento de Sistemas', 'Systems Analysis'],
    skills: {
      skills: 'Testes automatizados; Testes exploratórios; Casos de teste',
      softwares: 'Cypress; Postman; Jira',
      languages: 'JavaScript',
      methodologies: 'BDD',
    },
    hour: 4_400,
  },
  {
    title: ['UX designer', 'UX designer'],
    opening: [
      'Desenho serviços digitais há {{years}} anos, começando sempre por quem tem menos tempo e menos sinal.',
      'I have designed digital services for {{years}} years, starting with whoever has least time and least signal.',
    ],
    deeds: [
      [
        'Testei o cadastro com trinta pessoas e cortei onze campos.',
        'Tested the registration with thirty people and cut eleven fields.',
      ],
      ['Conduzi a pesquisa de campo em cinco estados.', 'Led the field research in five states.'],
    ],
    course: ['Design', 'Design'],
    skills: {
      skills: 'Pesquisa com usuários; Prototipação; Arquitetura da informação; Acessibilidade',
      softwares: 'Figma; Miro',
      methodologies: 'Design thinking',
    },
    hour: 5_600,
  },
  {
    title: ['Designer gráfico', 'Graphic designer'],
    opening: [
      'Faço marcas e peças há {{years}} anos, do cartaz ao rótulo.',
      'I have made brands and printed work for {{years}} years, from posters to labels.',
    ],
    deeds: [
      [
        'Refiz a identidade de uma rede de padarias, das sacolas ao aplicativo.',
        'Remade the identity of a chain of bakeries, from bags to app.',
      ],
      [
        'Organizei o acervo de imagens e o manual que a agência segue.',
        'Put in order the picture library and the manual that the agency follows.',
      ],
    ],
    course: ['Comunicação Visual', 'Visual Communication'],
    skills: {
      skills: 'Identidade visual; Tipografia; Diagramação; Ilustração',
      softwares: 'Adobe Illustrator; Adobe Photoshop; Adobe InDesign',
    },
    hour: 3_800,
  },
  {
    title: ['Analista de SEO', 'SEO analyst'],
    opening: [
      'Ajudo páginas úteis a serem encontradas há {{years}} anos.',
      'I have helped useful pages to be found for {{years}} years.',
    ],
    deeds: [
      [
        'Dobrei as visitas vindas de busca em dez meses, sem comprar um link.',
        'Doubled visits from search in ten months without buying a link.',
      ],
      [
        'Corrigi quatro mil páginas duplicadas com o time de produto.',
        'Mended four thousand duplicate pages with the product team.',
      ],
    ],
    course: ['Publicidade e Propaganda', 'Advertising'],
    skills: {
      skills: 'SEO; SEO técnico; Pesquisa de palavras-chave; Copywriting',
      softwares: 'Google Search Console; Google Analytics; Semrush',
      languages: 'HTML',
    },
    hour: 4_000,
  },
  {
    title: ['Redator publicitário', 'Copywriter'],
    opening: [
      'Escrevo para marcas há {{years}} anos; frases curtas, promessas que se cumprem.',
      'I have written for brands for {{years}} years; short sentences, promises that are kept.',
    ],
    deeds: [
      [
        'Criei o tom de voz de um banco digital e treinei o atendimento nele.',
        'Made the voice of a digital bank and trained its support in it.',
      ],
      [
        'Campanha de rádio e rua que esgotou a primeira safra de um café.',
        'A radio and street campaign that sold out the first harvest of a coffee.',
      ],
    ],
    course: ['Letras', 'Languages and Literature'],
    skills: {
      skills: 'Copywriting; Marketing de conteúdo; Revisão de textos; Tom de voz',
      softwares: 'WordPress; Canva',
      methodologies: 'Inbound marketing',
    },
    hour: 3_600,
  },
  {
    title: ['Analista financeiro', 'Financial analyst'],
    opening: [
      'Fecho meses e explico desvios há {{years}} anos em empresas de serviço.',
      'I have closed months and explained deviations for {{years}} years in service companies.',
    ],
    deeds: [
      [
        'Trouxe o fechamento do décimo para o terceiro dia útil.',
        'Brought the monthly close from the tenth to the third business day.',
      ],
      [
        'Montei a projeção de caixa de treze semanas que a diretoria usa.',
        'Built the thirteen-week cash forecast that the board uses.',
      ],
    ],
    course: ['Ciências Contábeis', 'Accounting'],
    skills: {
      skills: 'Fluxo de caixa; Análise de demonstrações; Planejamento orçamentário',
      softwares: 'Microsoft Excel; SAP; Power BI',
      languages: 'SQL',
    },
    hour: 4_200,
  },
  {
    title: ['Analista de recursos humanos', 'Human resources analyst'],
    opening: [
      'Cuido de seleção e desenvolvimento de pessoas há {{years}} anos.',
      'I have looked after selection and growth of people for {{years}} years.',
    ],
    deeds: [
      [
        'Reduzi o tempo de contratação de quarenta para dezoito dias.',
        'Brought the time to hire from forty to eighteen days.',
      ],
      [
        'Implantei conversas trimestrais no lugar da avaliação anual.',
        'Put quarterly conversations in place of the yearly review.',
      ],
    ],
    course: ['Psicologia', 'Psychology'],
    skills: {
      skills: 'Recrutamento e seleção; Entrevistas; Treinamento; Clima organizacional',
      softwares: 'Gupy; Microsoft Excel',
      methodologies: 'OKR',
    },
    hour: 3_700,
  },
  {
    title: ['Gerente de projetos', 'Project manager'],
    opening: [
      'Conduzo projetos há {{years}} anos com prazos combinados e riscos ditos em voz alta.',
      'I have led projects for {{years}} years with agreed dates and risks said aloud.',
    ],
    deeds: [
      [
        'Mudança de três centros de distribuição sem parar uma entrega.',
        'Moved three distribution centres without stopping a delivery.',
      ],
      ['Recuperei um contrato com quatro meses de atraso.', 'Recovered a contract that was four months late.'],
    ],
    course: ['Engenharia de Produção', 'Production Engineering'],
    skills: {
      skills: 'Gestão de riscos; Cronogramas; Gestão de partes interessadas; Orçamento',
      softwares: 'Microsoft Project; Jira; Trello',
      methodologies: 'Kanban; PMBOK',
    },
    hour: 6_200,
  },
];
