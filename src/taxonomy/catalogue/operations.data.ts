import type { CatalogueProfession } from './catalogue-profession.ts';

export const operationsProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'operations-analyst',
    title: ['Analista de operações', 'Operations analyst'],
    group: 'generic',
    aliases: [
      'Assistente de operações; Analista operacional; Analista de backoffice',
      'Business operations analyst; Operations assistant; Back-office analyst',
    ],
    skills:
      'Melhoria contínua .9; Modelagem de processos .9; Definição de indicadores .9; Relatórios gerenciais .8; Documentação de processos .8; Automação de processos .6; Resolução de problemas .7; Organização .6; Visualização de dados .4',
    languages: 'SQL .4',
    softwares: 'Microsoft Excel .9; Power BI .6; SAP .3',
    methodologies: 'PDCA .6; Lean .4',
  },
  {
    slug: 'operations-manager',
    title: ['Gerente de operações', 'Operations manager'],
    group: 'generic',
    aliases: [
      'Coordenador de operações; Supervisor de operações; Diretor de operações; COO',
      'Operations coordinator; Operations supervisor; Head of operations; COO',
    ],
    skills:
      'Gestão de pessoas 1; Melhoria contínua .9; Gestão de orçamento .8; Definição de indicadores .9; Planejamento de capacidade .7; Gestão de fornecedores .7; Gestão de conflitos .6; Gestão de metas .7; Gestão de riscos .6; Resolução de problemas .6',
    softwares: 'Microsoft Excel .7; Power BI .6; SAP .4',
    methodologies: 'Lean .7; PDCA .6; OKR .5',
  },
  {
    slug: 'process-analyst',
    title: ['Analista de processos', 'Process analyst'],
    group: 'generic',
    aliases: [
      'Analista de melhoria contínua; Analista de O&M; Consultor de processos',
      'Business process analyst; Continuous improvement analyst; Process consultant',
    ],
    skills:
      'Modelagem de processos 1; Melhoria contínua 1; Documentação de processos .9; Levantamento de requisitos .7; Definição de indicadores .8; Facilitação de reuniões .6; Gestão da mudança .6; Automação de processos .6',
    softwares: 'Bizagi .7; Microsoft Visio .6; Microsoft Excel .7; Power BI .4',
    methodologies: 'BPMN 1; Lean .7; Six Sigma .7; PDCA .7',
  },
  {
    slug: 'quality-analyst',
    title: ['Analista de qualidade', 'Quality analyst'],
    group: 'generic',
    aliases: [
      'Assistente de qualidade; Inspetor de qualidade; Coordenador de qualidade',
      'Quality assurance specialist; Quality inspector; Quality coordinator',
    ],
    skills:
      'Gestão da qualidade 1; Auditoria .8; Tratamento de não conformidades .9; Documentação de processos .8; Definição de indicadores .7; Melhoria contínua .9; Treinamento de equipes .5; Controle estatístico de processos .6',
    softwares: 'Microsoft Excel .8; Power BI .4; Minitab .4',
    methodologies: 'ISO 9001 1; PDCA .8; 5S .6; Six Sigma .5',
  },
  {
    slug: 'project-manager',
    title: ['Gerente de projetos', 'Project manager'],
    group: 'generic',
    aliases: [
      'Coordenador de projetos; Gestor de projetos; Líder de projetos',
      'Project coordinator; Project lead; Program manager',
    ],
    skills:
      'Gestão de projetos 1; Gestão de cronograma 1; Gestão de stakeholders .9; Gestão de riscos .9; Gestão de orçamento .8; Comunicação .8; Gestão de conflitos .6; Gestão de fornecedores .6; Facilitação de reuniões .6; Relatórios gerenciais .5',
    softwares: 'Microsoft Project .8; Trello .5; Asana .5; Microsoft Excel .7',
    methodologies: 'PMBOK .9; Métodos ágeis .7; Kanban .5',
  },
  {
    slug: 'pmo-analyst',
    title: ['Analista de PMO', 'PMO analyst'],
    group: 'generic',
    aliases: [
      'Analista de projetos; Assistente de projetos; Analista de escritório de projetos',
      'Project analyst; Project assistant; Project management office analyst',
    ],
    skills:
      'Gestão de cronograma .9; Gestão de portfólio de projetos .9; Relatórios gerenciais .9; Definição de indicadores .8; Gestão de riscos .7; Documentação de processos .7; Gestão de projetos .9; Organização .6; Facilitação de reuniões .5',
    softwares: 'Microsoft Project .8; Microsoft Excel .9; Power BI .7; Jira .4',
    methodologies: 'PMBOK .9; Métodos ágeis .5',
  },
  {
    slug: 'administrative-assistant',
    title: ['Assistente administrativo', 'Administrative assistant'],
    group: 'generic',
    aliases: [
      'Auxiliar administrativo; Auxiliar de escritório; Analista administrativo; Recepcionista',
      'Office assistant; Admin assistant; Administrative analyst; Receptionist',
    ],
    skills:
      'Rotinas administrativas 1; Organização .9; Gestão de documentos .9; Atendimento ao cliente .6; Controle de agenda .6; Emissão de notas fiscais .5; Digitação e planilhas .8; Contas a pagar e a receber .4; Comunicação .6',
    softwares: 'Microsoft Excel .9; Microsoft Word .8; Microsoft Outlook .6; Google Workspace .6',
  },
  {
    slug: 'executive-assistant',
    title: ['Secretário executivo', 'Executive assistant'],
    group: 'generic',
    aliases: [
      'Assistente executivo; Secretário; Assistente de diretoria; Assistente virtual',
      'Executive secretary; Personal assistant; Virtual assistant; Secretary',
    ],
    skills:
      'Controle de agenda 1; Organização de viagens .9; Organização .9; Confidencialidade .8; Atas e correspondência .8; Comunicação .8; Organização de eventos .6; Gestão de documentos .6; Prestação de contas .5',
    softwares: 'Microsoft Outlook .8; Google Workspace .8; Microsoft PowerPoint .6; Notion .3; Microsoft Excel .5',
  },
  {
    slug: 'procurement-analyst',
    title: ['Analista de compras', 'Procurement analyst'],
    group: 'generic',
    aliases: [
      'Comprador; Assistente de compras; Analista de suprimentos; Gerente de compras',
      'Buyer; Purchasing analyst; Purchasing assistant; Sourcing analyst',
    ],
    skills:
      'Negociação 1; Cotação e compras 1; Gestão de fornecedores 1; Gestão de contratos .8; Gestão de custos .7; Gestão de estoque .6; Compras estratégicas .7; Homologação de fornecedores .6; Relatórios gerenciais .4',
    softwares: 'SAP .7; Microsoft Excel .8; TOTVS Protheus .5; SAP Ariba .4',
  },
  {
    slug: 'logistics-analyst',
    title: ['Analista de logística', 'Logistics analyst'],
    group: 'generic',
    aliases: [
      'Assistente de logística; Coordenador de logística; Analista de supply chain; Analista de estoque',
      'Supply chain analyst; Logistics coordinator; Inventory analyst; Logistics assistant',
    ],
    skills:
      'Gestão de estoque 1; Gestão de transportes .9; Roteirização .8; Planejamento de demanda .7; Gestão de custos .6; Definição de indicadores .7; Armazenagem e expedição .8; Gestão de fornecedores .5; Comércio exterior .4',
    softwares: 'Microsoft Excel .9; SAP .6; TOTVS Protheus .5; Power BI .4',
    methodologies: 'Lean .3',
  },
  {
    slug: 'translator',
    title: ['Tradutor', 'Translator'],
    group: 'generic',
    aliases: [
      'Intérprete; Tradutor e revisor; Revisor de textos; Especialista em localização',
      'Interpreter; Proofreader; Localization specialist; Language specialist',
    ],
    skills:
      'Tradução 1; Revisão de textos .9; Localização de conteúdo .8; Interpretação .5; Escrita clara .8; Terminologia .7; Legendagem .5; Pesquisa com especialistas .3; Pós-edição de tradução automática .6',
    softwares: 'SDL Trados .6; memoQ .5; Microsoft Word .7; Smartcat .3',
  },
  {
    slug: 'business-consultant',
    title: ['Consultor de negócios', 'Business consultant'],
    group: 'generic',
    aliases: [
      'Consultor empresarial; Consultor de gestão; Consultor estratégico; Analista de estratégia',
      'Management consultant; Strategy consultant; Strategy analyst',
    ],
    skills:
      'Planejamento estratégico 1; Análise de mercado .8; Modelagem financeira .7; Apresentações executivas .9; Análise de viabilidade .8; Gestão de stakeholders .8; Modelagem de processos .6; Gestão da mudança .6; Resolução de problemas .8; Gestão de projetos .6',
    softwares: 'Microsoft PowerPoint .9; Microsoft Excel .9; Power BI .4',
    methodologies: 'OKR .6; Business Model Canvas .5',
  },
];
