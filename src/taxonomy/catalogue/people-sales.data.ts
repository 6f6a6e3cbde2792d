import type { CatalogueProfession } from './catalogue-profession.ts';

export const peopleSalesProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'hr-analyst',
    title: ['Analista de recursos humanos', 'Human resources analyst'],
    group: 'generic',
    aliases: [
      'Analista de RH; Assistente de RH; Analista de gente e gestão; Generalista de RH',
      'HR analyst; HR assistant; HR generalist; People analyst',
    ],
    skills:
      'Recrutamento e seleção .9; Treinamento e desenvolvimento .7; Clima organizacional .8; Avaliação de desempenho .7; Legislação trabalhista .6; Benefícios .6; Integração de novos colaboradores .7; Comunicação interna .6; Escuta ativa .6',
    softwares: 'Gupy .5; Microsoft Excel .7; Sólides .4; TOTVS RM .4',
  },
  {
    slug: 'tech-recruiter',
    title: ['Tech recruiter', 'Tech recruiter'],
    group: 'generic',
    aliases: [
      'Recrutador de TI; Recrutador; Analista de recrutamento e seleção; Talent acquisition; Headhunter',
      'IT recruiter; Recruiter; Talent acquisition specialist; Sourcer; Headhunter',
    ],
    skills:
      'Recrutamento e seleção 1; Busca ativa de candidatos 1; Entrevista por competências .9; Experiência do candidato .8; Marca empregadora .6; Negociação .7; Conhecimento de carreiras de tecnologia .8; Métricas de recrutamento .6; Escuta ativa .5',
    softwares: 'LinkedIn Recruiter .9; Gupy .7; Greenhouse .4; Microsoft Excel .4',
  },
  {
    slug: 'hr-business-partner',
    title: ['Business partner de RH', 'HR business partner'],
    group: 'generic',
    aliases: [
      'HRBP; BP de RH; Consultor interno de RH; Gerente de RH; Coordenador de RH',
      'HRBP; People business partner; HR manager; Head of people',
    ],
    skills:
      'Gestão de pessoas .9; Gestão da mudança .9; Avaliação de desempenho .9; Gestão de conflitos .9; Clima organizacional .8; Desenvolvimento de lideranças .9; Cargos e salários .6; Gestão de stakeholders .7; Legislação trabalhista .5; Feedback .7; Métricas de RH .6',
    softwares: 'Microsoft Excel .5; Power BI .4',
    methodologies: 'OKR .5',
  },
  {
    slug: 'payroll-analyst',
    title: ['Analista de departamento pessoal', 'Payroll analyst'],
    group: 'generic',
    aliases: [
      'Analista de DP; Assistente de departamento pessoal; Analista de folha de pagamento',
      'Payroll specialist; Personnel analyst; Payroll assistant',
    ],
    skills:
      'Folha de pagamento 1; Legislação trabalhista 1; eSocial .9; Admissão e rescisão .9; Benefícios .8; Controle de ponto .8; Férias e encargos .8; Relações sindicais .4; Organização .4',
    softwares: 'Microsoft Excel .8; TOTVS RM .6; Domínio Sistemas .5; ADP .4',
  },
  {
    slug: 'training-analyst',
    title: ['Analista de treinamento e desenvolvimento', 'Training and development analyst'],
    group: 'generic',
    aliases: [
      'Analista de T&D; Designer instrucional; Instrutor corporativo; Analista de educação corporativa',
      'Learning and development analyst; L&D specialist; Instructional designer; Corporate trainer',
    ],
    skills:
      'Treinamento e desenvolvimento 1; Desenho instrucional .9; Treinamento de equipes .9; Levantamento de necessidades de treinamento .9; Avaliação de desempenho .5; Facilitação de reuniões .7; Desenvolvimento de lideranças .6; Produção de material didático .8; Comunicação .6',
    softwares: 'Moodle .6; Articulate 360 .5; Microsoft PowerPoint .7; Canva .4',
    methodologies: 'ADDIE .5',
  },
  {
    slug: 'sales-development-representative',
    title: ['Pré-vendedor (SDR)', 'Sales development representative'],
    group: 'generic',
    aliases: [
      'SDR; BDR; Analista de pré-vendas; Pré-vendas; Representante de desenvolvimento de vendas',
      'SDR; BDR; Business development representative; Presales representative',
    ],
    skills:
      'Prospecção ativa 1; Qualificação de leads 1; Comunicação .8; Técnicas de vendas .8; Gestão de CRM .8; Contorno de objeções .8; Escuta ativa .6; E-mail marketing .3; Persuasão .6',
    softwares: 'HubSpot .7; Pipedrive .6; LinkedIn Sales Navigator .7; RD Station .4; Salesforce .4',
    methodologies: 'BANT .6; SPIN Selling .6; Inside sales .6',
  },
  {
    slug: 'account-executive',
    title: ['Executivo de vendas', 'Account executive'],
    group: 'generic',
    aliases: [
      'Vendedor; Consultor de vendas; Executivo de contas; Consultor comercial; Executivo comercial; Closer',
      'Sales executive; Salesperson; Sales consultant; Sales representative; Closer',
    ],
    skills:
      'Negociação 1; Técnicas de vendas 1; Fechamento de vendas 1; Prospecção ativa .8; Gestão de CRM .8; Propostas comerciais .8; Contorno de objeções .8; Relacionamento com clientes .8; Previsão de vendas .5',
    softwares: 'Salesforce .7; HubSpot .6; Pipedrive .5; Microsoft Excel .4',
    methodologies: 'SPIN Selling .7; Venda consultiva .8',
  },
  {
    slug: 'inside-sales-analyst',
    title: ['Analista de inside sales', 'Inside sales analyst'],
    group: 'generic',
    aliases: [
      'Vendedor interno; Televendas; Assistente comercial; Assistente de vendas; Analista comercial',
      'Inside sales representative; Sales assistant; Telesales agent; Sales analyst',
    ],
    skills:
      'Técnicas de vendas .9; Prospecção ativa .7; Qualificação de leads .7; Negociação .8; Gestão de CRM .8; Propostas comerciais .8; Relacionamento com clientes .7; Relatórios gerenciais .4; Contorno de objeções .6',
    softwares: 'HubSpot .5; Pipedrive .5; RD Station .5; Microsoft Excel .6',
    methodologies: 'Inside sales .9; SPIN Selling .5',
  },
  {
    slug: 'key-account-manager',
    title: ['Gerente de contas', 'Key account manager'],
    group: 'generic',
    aliases: [
      'KAM; Gerente de contas-chave; Gerente de relacionamento; Gestor de contas; Atendimento publicitário',
      'KAM; Account manager; Relationship manager; Client partner',
    ],
    skills:
      'Relacionamento com clientes 1; Negociação .9; Planejamento de contas .9; Venda de expansão .8; Gestão de contratos .6; Previsão de vendas .6; Gestão de CRM .7; Apresentações executivas .6; Fidelização de clientes .7; Gestão de conflitos .4',
    softwares: 'Salesforce .7; Microsoft PowerPoint .5; Microsoft Excel .5',
    methodologies: 'Venda consultiva .7',
  },
  {
    slug: 'sales-manager',
    title: ['Gerente comercial', 'Sales manager'],
    group: 'generic',
    aliases: [
      'Gerente de vendas; Coordenador comercial; Supervisor de vendas; Diretor comercial; Head de vendas',
      'Head of sales; Sales director; Commercial manager; Sales supervisor',
    ],
    skills:
      'Gestão de pessoas 1; Estratégia comercial 1; Previsão de vendas .9; Negociação .8; Gestão de metas .9; Treinamento de equipes .7; Gestão de CRM .7; Relacionamento com clientes .7; Precificação .5; Feedback .6; Definição de indicadores .6',
    softwares: 'Salesforce .6; HubSpot .5; Power BI .4; Microsoft Excel .5',
    methodologies: 'Venda consultiva .5; OKR .4',
  },
  {
    slug: 'sales-operations-analyst',
    title: ['Analista de operações de vendas', 'Sales operations analyst'],
    group: 'generic',
    aliases: [
      'Sales ops; Analista de RevOps; Analista de inteligência comercial',
      'Sales ops; Revenue operations analyst; RevOps analyst',
    ],
    skills:
      'Gestão de CRM 1; Previsão de vendas .9; Definição de indicadores .8; Relatórios gerenciais .8; Automação de processos .7; Modelagem de processos .6; Gestão de metas .6; Qualidade de dados .5; Visualização de dados .6',
    languages: 'SQL .5',
    softwares: 'Salesforce .8; HubSpot .7; Microsoft Excel .8; Power BI .6',
  },
  {
    slug: 'customer-success-manager',
    title: ['Gerente de sucesso do cliente', 'Customer success manager'],
    group: 'generic',
    aliases: [
      'CSM; Analista de customer success; Analista de sucesso do cliente; Customer success; CS',
      'CSM; Customer success analyst; Customer success specialist; Client success manager',
    ],
    skills:
      'Sucesso do cliente 1; Relacionamento com clientes 1; Implantação de clientes .9; Fidelização de clientes .9; Venda de expansão .7; Métricas de satisfação .8; Gestão de conflitos .6; Treinamento de usuários .6; Escuta ativa .6; Gestão de CRM .6',
    softwares: 'HubSpot .6; Zendesk .5; Gainsight .4; Microsoft Excel .4',
    methodologies: 'NPS .7',
  },
  {
    slug: 'customer-support-analyst',
    title: ['Analista de atendimento ao cliente', 'Customer support analyst'],
    group: 'generic',
    aliases: [
      'Atendente; Assistente de atendimento; Analista de suporte ao cliente; Operador de telemarketing; Analista de SAC; Atendente de suporte',
      'Customer service representative; Customer support agent; Call center agent; Support specialist',
    ],
    skills:
      'Atendimento ao cliente 1; Comunicação .9; Resolução de problemas .8; Gestão de chamados .8; Gestão de conflitos .8; Escuta ativa .8; Empatia .8; Métricas de satisfação .5; Escrita clara .5',
    softwares: 'Zendesk .8; Intercom .4; WhatsApp Business .6; Freshdesk .4',
    methodologies: 'NPS .4',
  },
  {
    slug: 'customer-experience-analyst',
    title: ['Analista de experiência do cliente', 'Customer experience analyst'],
    group: 'generic',
    aliases: [
      'Analista de CX; Especialista em CX; Coordenador de CX',
      'CX analyst; CX specialist; Customer experience manager',
    ],
    skills:
      'Experiência do cliente 1; Métricas de satisfação 1; Jornada do cliente 1; Melhoria contínua .7; Questionários e pesquisas quantitativas .6; Atendimento ao cliente .6; Definição de indicadores .7; Visualização de dados .5; Gestão de stakeholders .5; Empatia .5',
    softwares: 'Zendesk .6; Power BI .4; Microsoft Excel .5',
    methodologies: 'NPS .9; Design thinking .4',
  },
];
