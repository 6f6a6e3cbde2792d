import type { CatalogueProfession } from './catalogue-profession.ts';

export const productProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'product-manager',
    title: ['Gerente de produto', 'Product manager'],
    group: 'techProduct',
    aliases: [
      'PM; Gerente de produtos digitais; Gestor de produto; Head de produto',
      'PM; Digital product manager; Head of product; Group product manager',
    ],
    skills:
      'Estratégia de produto 1; Descoberta de produto .9; Priorização de backlog .9; Roadmap de produto .9; Pesquisa com usuários .7; Definição de indicadores .8; Gestão de stakeholders .9; Análise de mercado .6; Comunicação .7',
    languages: 'SQL .4',
    softwares: 'Jira .7; Miro .5; Amplitude .5; Figma .4; Productboard .3',
    methodologies: 'OKR .7; Testes A/B .6; Métodos ágeis .7; Jobs to be done .4',
  },
  {
    slug: 'product-owner',
    title: ['Product owner', 'Product owner'],
    group: 'techProduct',
    aliases: ['PO; Dono do produto; Analista de produto', 'PO; Agile product owner; Product analyst'],
    skills:
      'Priorização de backlog 1; Escrita de histórias de usuário 1; Levantamento de requisitos .8; Gestão de stakeholders .8; Roadmap de produto .7; Testes de aceitação .7; Definição de indicadores .6; Comunicação .7; Descoberta de produto .6',
    softwares: 'Jira .9; Confluence .6; Miro .5; Azure DevOps .5; Figma .3',
    methodologies: 'Scrum 1; Kanban .6; OKR .4',
  },
  {
    slug: 'scrum-master',
    title: ['Scrum master', 'Scrum master'],
    group: 'techProduct',
    aliases: ['Facilitador ágil; Líder ágil; Agilista', 'Agile facilitator; Agile delivery lead; Agile master'],
    skills:
      'Facilitação de reuniões 1; Remoção de impedimentos 1; Gestão de conflitos .8; Mentoria .7; Métricas ágeis .8; Comunicação .8; Escuta ativa .6; Melhoria contínua .7',
    softwares: 'Jira .9; Confluence .6; Miro .6; Azure DevOps .5; Trello .4',
    methodologies: 'Scrum 1; Kanban .9; SAFe .5; Management 3.0 .4',
  },
  {
    slug: 'agile-coach',
    title: ['Agile coach', 'Agile coach'],
    group: 'techProduct',
    aliases: [
      'Coach ágil; Consultor ágil; Especialista em agilidade',
      'Agile consultant; Agile transformation lead; Enterprise agile coach',
    ],
    skills:
      'Facilitação de reuniões 1; Gestão da mudança 1; Mentoria .9; Métricas ágeis .8; Gestão de conflitos .7; Treinamento de equipes .8; Gestão de stakeholders .7; Melhoria contínua .8; Comunicação .7',
    softwares: 'Miro .6; Jira .6',
    methodologies: 'Scrum .9; Kanban .9; SAFe .8; Management 3.0 .7; OKR .7; Lean .5',
  },
  {
    slug: 'qa-analyst',
    title: ['Analista de QA', 'QA analyst'],
    group: 'techProduct',
    aliases: [
      'Analista de testes; Testador de software; Analista de qualidade de software',
      'Quality assurance analyst; Software tester; Test analyst',
    ],
    skills:
      'Planejamento de testes 1; Testes funcionais 1; Testes de regressão .8; Registro de defeitos .8; Testes de APIs .7; Testes de aceitação .7; Escrita de casos de teste .9; Testes de usabilidade .4',
    languages: 'SQL .5; JavaScript .3',
    softwares: 'Jira .8; Postman .8; Cypress .4; TestRail .4',
    methodologies: 'BDD .6; Scrum .6',
  },
  {
    slug: 'qa-automation-engineer',
    title: ['Engenheiro de automação de testes', 'QA automation engineer'],
    group: 'techProduct',
    aliases: [
      'Analista de automação de testes; Engenheiro de QA; SDET; Engenheiro de qualidade',
      'Test automation engineer; SDET; QA engineer; Quality engineer',
    ],
    skills:
      'Planejamento de testes .8; Testes de APIs .9; Testes de desempenho .6; Testes de regressão .8; Escrita de casos de teste .6',
    languages: 'JavaScript .8; TypeScript .7; Java .6; Python .5; SQL .5',
    softwares: 'Cypress .9; Playwright .8; Selenium .8; Postman .7; Git .8; Appium .4; Jenkins .4',
    methodologies: 'Testes automatizados 1; BDD .7; CI/CD .7',
  },
  {
    slug: 'business-analyst',
    title: ['Analista de negócios', 'Business analyst'],
    group: 'techProduct',
    aliases: [
      'Analista de requisitos; Analista de negócios de TI; Business partner de TI',
      'IT business analyst; Requirements analyst; BA',
    ],
    skills:
      'Levantamento de requisitos 1; Modelagem de processos .9; Gestão de stakeholders .9; Escrita de histórias de usuário .7; Documentação técnica .7; Testes de aceitação .6; Definição de indicadores .5; Comunicação .7; Análise de viabilidade .5',
    languages: 'SQL .5',
    softwares: 'Jira .7; Microsoft Excel .7; Microsoft Visio .4; Confluence .5; Bizagi .4',
    methodologies: 'BPMN .8; Scrum .5; UML .4',
  },
  {
    slug: 'it-project-manager',
    title: ['Gerente de projetos de TI', 'IT project manager'],
    group: 'techProduct',
    aliases: [
      'Coordenador de projetos de TI; Líder de projetos de TI; Analista de projetos de TI',
      'Technical project manager; Software project manager; Delivery manager; Technical program manager',
    ],
    skills:
      'Gestão de projetos 1; Gestão de stakeholders .9; Gestão de riscos .8; Gestão de cronograma .9; Gestão de orçamento .7; Gestão de fornecedores .5; Comunicação .8; Facilitação de reuniões .6; Estimativa de esforço .6',
    softwares: 'Jira .8; Microsoft Project .7; Confluence .4; Microsoft Excel .5',
    methodologies: 'PMBOK .8; Scrum .7; Kanban .6',
  },
  {
    slug: 'it-manager',
    title: ['Gerente de TI', 'IT manager'],
    group: 'techProduct',
    aliases: [
      'Coordenador de TI; Gestor de TI; Supervisor de TI; Gerente de infraestrutura',
      'IT coordinator; Information technology manager; IT operations manager',
    ],
    skills:
      'Gestão de pessoas .9; Governança de TI .9; Gestão de orçamento .8; Gestão de fornecedores .8; Segurança da informação .7; Gestão de riscos .6; Gestão de projetos .7; Gestão de chamados .5; Planejamento de capacidade .5',
    softwares: 'Microsoft 365 .5; Microsoft Azure .5; GLPI .3',
    methodologies: 'ITIL .9; COBIT .6; PMBOK .4',
  },
  {
    slug: 'product-operations-analyst',
    title: ['Analista de product ops', 'Product operations analyst'],
    group: 'techProduct',
    aliases: ['Analista de operações de produto; Product ops', 'Product ops; Product operations manager'],
    skills:
      'Definição de indicadores .9; Melhoria contínua .8; Documentação de processos .9; Gestão de stakeholders .7; Roadmap de produto .5; Análise exploratória de dados .6; Automação de processos .6; Comunicação .6',
    languages: 'SQL .6',
    softwares: 'Jira .7; Notion .6; Amplitude .6; Looker Studio .4; Productboard .4',
    methodologies: 'OKR .6; Métodos ágeis .5',
  },
  {
    slug: 'technical-writer',
    title: ['Redator técnico', 'Technical writer'],
    group: 'techProduct',
    aliases: [
      'Documentador técnico; Analista de documentação; Redator de documentação',
      'Documentation specialist; Documentation engineer; API writer',
    ],
    skills:
      'Documentação técnica 1; Escrita clara 1; Arquitetura de informação .7; Revisão de textos .8; Pesquisa com especialistas .6; Desenho de APIs .3; Tradução .4',
    languages: 'Markdown .9; HTML .5',
    softwares: 'Git .6; Confluence .6; OpenAPI .5; Docusaurus .4; Figma .2',
    methodologies: 'Docs as code .6',
  },
];
