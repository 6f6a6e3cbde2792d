import type { BelievablePosition } from './believable-positions.ts';

/** Vacancies of technology and product companies, written for the demo world. */
export const techPositions: readonly BelievablePosition[] = [
  {
    title: 'Engenheiro de dados pleno',
    profession: 'Engenheiro de dados',
    area: 'programming',
    facts: ['CLT', 'hybrid', 'São Paulo', 4, 'month', 11_500, 14_500],
    hybridReason: 'Planejamento presencial às terças-feiras; no resto da semana, cada um onde rende mais.',
    text: 'Você cuida do caminho que os dados percorrem entre a loja e a mesa de quem decide: da captura dos pedidos aos painéis que o time abre toda manhã.',
    responsibilities:
      'Manter e evoluir os pipelines de pedidos e estoque.\nMedir a qualidade dos dados e avisar antes que alguém perceba.\nConversar com as áreas para transformar perguntas em tabelas.',
    requirements:
      'SQL com segurança e Python no dia a dia.\nExperiência com orquestração de pipelines.\nGosto por documentação curta e útil.',
    benefits: 'Vale-refeição de R$ 45 por dia\nPlano de saúde sem coparticipação\nDuas semanas de recesso em dezembro',
    tags: {
      languages: 'Python, SQL',
      databases: 'PostgreSQL, BigQuery',
      softwares: 'Airflow, dbt',
      skills: 'Modelagem de dados, Qualidade de dados',
    },
  },
  {
    title: 'Desenvolvedora front-end sênior (vaga afirmativa)',
    profession: 'Desenvolvedor front-end',
    area: 'programming',
    facts: ['PJ', 'remote', null, 6, 'hour', 120, 150],
    text: 'Nosso aplicativo de agendamento atende 900 clínicas. Você lidera a parte que os pacientes veem, com acessibilidade de verdade e telas que abrem rápido no 3G.',
    responsibilities:
      'Conduzir a troca da tela de agenda.\nRevisar código com gentileza e critério.\nAcompanhar métricas de desempenho e acessibilidade.',
    requirements:
      'TypeScript e React em produto de longa vida.\nConhecimento prático de WCAG.\nTestes automatizados como hábito.',
    benefits: 'Pausa remunerada de 20 dias por ano\nVerba anual de estudos de R$ 4.000',
    tags: {
      languages: 'TypeScript, React, CSS',
      methodologies: 'TDD, Kanban',
      skills: 'Acessibilidade, Desempenho web',
    },
    affirmativeTargets: ['women'],
  },
  {
    title: 'Back-end developer, payments',
    profession: 'Back-end developer',
    area: 'programming',
    facts: ['PJ', 'remote', null, 5, 'month', 4_800, 6_200, 'USD'],
    text: 'We move rent between tenants and landlords in four countries. You join the three people who make sure that every cent arrives once, and only once.',
    responsibilities:
      'Build and run our ledger and its reconciliations.\nDesign calls that survive retries and partial failures.\nTake part in an on-call rota of one week in six.',
    requirements:
      'Solid Go or Java, and real SQL.\nYou have shipped something where mistakes cost money.\nWritten English that colleagues enjoy reading.',
    benefits: '25 days off, all of them expected to be taken\nA laptop of your choice\nTwo meetings in person a year',
    tags: {
      languages: 'Go, Java',
      databases: 'PostgreSQL, Redis',
      skills: 'API design, Distributed systems',
      methodologies: 'Trunk-based development',
    },
    english: 'fluent',
  },
  {
    title: 'Analista de QA',
    profession: 'Analista de QA',
    area: 'programming',
    facts: ['CLT', 'faceToFace', 'Recife', 2, 'month', 4_200, 5_400],
    text: 'Aqui teste não é a última etapa. Você participa do desenho das histórias e monta a rede de segurança que permite publicar todos os dias sem frio na barriga.',
    responsibilities:
      'Desenhar cenários com produto e desenvolvimento.\nAutomatizar o que se repete.\nInvestigar defeitos até a causa.',
    requirements: 'Vivência com testes de API e de interface.\nNoções de programação em JavaScript.',
    benefits: 'Vale-transporte e refeitório no local\nPlano de saúde e odontológico',
    tags: {
      languages: 'JavaScript',
      softwares: 'Cypress, Postman',
      methodologies: 'Scrum, BDD',
      skills: 'Testes exploratórios',
    },
  },
  {
    title: 'Site reliability engineer',
    profession: 'DevOps engineer',
    area: 'programming',
    facts: ['PJ', 'remote', null, 6, 'month', 5_500, 7_000, 'EUR'],
    text: 'Hospitals look at our screens all night. You keep them on: from capacity and alerts that mean something to the quiet work that makes incidents boring.',
    responsibilities:
      'Own our Kubernetes clusters and their costs.\nWrite the playbooks and rehearse them with the teams.\nBring our alerts down to those that need a person.',
    requirements:
      'Years with Linux and containers in production.\nInfrastructure as code, reviewed like any other code.',
    benefits: 'On-call is paid by the hour\nHardware and co-working budget',
    tags: {
      softwares: 'Kubernetes, Terraform, Prometheus',
      languages: 'Go, Python',
      skills: 'Observability, Incident response',
    },
    english: 'advanced',
  },
  {
    title: 'Desenvolvedor mobile Flutter',
    profession: 'Desenvolvedor mobile',
    area: 'programming',
    facts: ['PJ', 'remote', null, 3, 'hour', 85, 105],
    text: 'O aplicativo do motorista precisa funcionar sem sinal, no sol e com uma mão só. Você vai para a rua com a gente, anota o que incomoda e conserta na mesma semana.',
    responsibilities:
      'Evoluir o app do motorista para Android e iOS.\nTratar sincronização e modo sem rede.\nPublicar nas lojas a cada quinze dias.',
    requirements: 'Flutter em produção.\nCuidado com bateria e dados móveis.',
    benefits: 'Horário flexível\nAparelhos de teste enviados para casa',
    tags: { languages: 'Dart, Flutter, Kotlin', databases: 'SQLite', skills: 'Sincronização offline' },
  },
  {
    title: 'Cientista de dados, previsão de demanda',
    profession: 'Cientista de dados',
    area: 'programming',
    facts: ['CLT', 'hybrid', 'Curitiba', 5, 'month', 13_000, 16_000],
    hybridReason: 'Dois dias por mês no centro de distribuição, para ver de perto o que os números dizem.',
    text: 'Pão que sobra vai para o lixo, pão que falta perde cliente. Você prevê quanto cada loja vende amanhã e mostra, com clareza, o quanto a previsão pode errar.',
    responsibilities:
      'Melhorar o modelo diário de demanda.\nMedir o ganho com testes honestos.\nExplicar resultados para quem abre a loja às cinco da manhã.',
    requirements: 'Estatística aplicada e séries temporais.\nPython e SQL.',
    benefits: 'Participação nos resultados\nCesta de pães toda sexta',
    tags: { languages: 'Python, R, SQL', softwares: 'Jupyter', skills: 'Séries temporais, Experimentação' },
  },
  {
    title: 'Product manager, onboarding',
    profession: 'Product manager',
    area: 'other',
    facts: ['CLT', 'hybrid', 'Belo Horizonte', 5, 'month', 14_000, 17_500],
    hybridReason: 'Entrevistas com clientes acontecem no escritório, às quartas.',
    text: 'Metade dos clientes novos desiste na segunda semana. Você descobre por quê, escolhe o que vale fazer e leva o time até o número mudar.',
    responsibilities:
      'Falar com clientes toda semana.\nManter um plano curto e explicado.\nDefinir e acompanhar as medidas de sucesso.',
    requirements: 'Produto digital levado do problema ao resultado.\nConforto com dados e com conversas difíceis.',
    benefits: 'Opções de participação\nLicença parental de seis meses para todos',
    tags: {
      skills: 'Descoberta de produto, Priorização, Entrevistas com usuários',
      methodologies: 'Scrum, OKR',
      softwares: 'Jira, Amplitude',
    },
  },
];
