import type { CatalogueProfession } from './catalogue-profession.ts';

export const financeLegalProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'financial-analyst',
    title: ['Analista financeiro', 'Financial analyst'],
    group: 'generic',
    aliases: [
      'Assistente financeiro; Analista de tesouraria; Auxiliar financeiro',
      'Finance analyst; Treasury analyst; Finance assistant',
    ],
    skills:
      'Fluxo de caixa 1; Contas a pagar e a receber .9; Conciliação bancária .9; Análise de demonstrações financeiras .8; Relatórios gerenciais .7; Planejamento orçamentário .7; Matemática financeira .7; Cobrança .4',
    languages: 'VBA .3; SQL .3',
    softwares: 'Microsoft Excel 1; SAP .5; TOTVS Protheus .5; Power BI .5; Omie .3',
  },
  {
    slug: 'fpna-analyst',
    title: ['Analista de planejamento financeiro', 'FP&A analyst'],
    group: 'generic',
    aliases: [
      'Analista de FP&A; Analista de orçamento; Analista de planejamento e controle',
      'Financial planning and analysis analyst; Budget analyst; Financial planning analyst',
    ],
    skills:
      'Planejamento orçamentário 1; Modelagem financeira 1; Projeções financeiras .9; Análise de demonstrações financeiras .9; Relatórios gerenciais .8; Análise de viabilidade .7; Definição de indicadores .7; Apresentações executivas .6',
    languages: 'SQL .5; DAX .3',
    softwares: 'Microsoft Excel 1; Power BI .8; SAP .5; Oracle NetSuite .3',
  },
  {
    slug: 'controller',
    title: ['Controller', 'Controller'],
    group: 'generic',
    aliases: [
      'Analista de controladoria; Gerente de controladoria; Coordenador de controladoria',
      'Financial controller; Controllership analyst; Finance manager',
    ],
    skills:
      'Controladoria 1; Fechamento contábil .9; Planejamento orçamentário .9; Análise de demonstrações financeiras .9; Controles internos .8; Gestão de custos .8; Relatórios gerenciais .8; Gestão de pessoas .5; Auditoria .6',
    softwares: 'Microsoft Excel .9; SAP .7; Power BI .6; TOTVS Protheus .4',
    methodologies: 'IFRS .7',
  },
  {
    slug: 'accountant',
    title: ['Contador', 'Accountant'],
    group: 'generic',
    aliases: [
      'Analista contábil; Assistente contábil; Técnico em contabilidade',
      'Accounting analyst; Accounting assistant; Bookkeeper',
    ],
    skills:
      'Contabilidade geral 1; Fechamento contábil 1; Conciliação contábil .9; Balanço patrimonial .9; Apuração de impostos .7; SPED .8; Obrigações acessórias .8; Auditoria .4',
    softwares: 'Domínio Sistemas .6; Microsoft Excel .8; TOTVS Protheus .5; SAP .5',
    methodologies: 'IFRS .6',
  },
  {
    slug: 'tax-analyst',
    title: ['Analista fiscal', 'Tax analyst'],
    group: 'generic',
    aliases: [
      'Analista tributário; Assistente fiscal; Consultor tributário; Especialista tributário',
      'Tax consultant; Tax specialist; Tax accountant',
    ],
    skills:
      'Apuração de impostos 1; Obrigações acessórias 1; SPED .9; Emissão de notas fiscais .8; Planejamento tributário .8; Legislação tributária .9; ICMS, ISS, PIS e Cofins .9; Contabilidade geral .6',
    softwares: 'Microsoft Excel .8; SAP .5; TOTVS Protheus .6; Domínio Sistemas .5',
  },
  {
    slug: 'internal-auditor',
    title: ['Auditor interno', 'Internal auditor'],
    group: 'generic',
    aliases: [
      'Analista de auditoria; Analista de compliance; Analista de controles internos; Analista de riscos',
      'Audit analyst; Compliance analyst; Internal controls analyst; Risk analyst',
    ],
    skills:
      'Auditoria 1; Controles internos 1; Gestão de riscos .9; Compliance .9; Análise de demonstrações financeiras .6; Modelagem de processos .6; Relatórios técnicos .7; Investigação de fraudes .6; LGPD .4',
    languages: 'SQL .3',
    softwares: 'Microsoft Excel .8; SAP .5; Power BI .4',
    methodologies: 'COSO .7; SOX .5',
  },
  {
    slug: 'billing-assistant',
    title: ['Assistente de contas a pagar e a receber', 'Accounts payable and receivable assistant'],
    group: 'generic',
    aliases: [
      'Analista de contas a pagar; Analista de contas a receber; Analista de faturamento; Assistente de faturamento; Analista de cobrança',
      'Accounts payable analyst; Accounts receivable analyst; Billing analyst; Collections analyst',
    ],
    skills:
      'Contas a pagar e a receber 1; Conciliação bancária .9; Emissão de notas fiscais .8; Cobrança .8; Fluxo de caixa .7; Negociação .5; Organização .6; Relatórios gerenciais .4',
    softwares: 'Microsoft Excel .9; TOTVS Protheus .5; Omie .5; SAP .4; Conta Azul .4',
  },
  {
    slug: 'lawyer',
    title: ['Advogado corporativo', 'Corporate lawyer'],
    group: 'generic',
    aliases: [
      'Advogado; Consultor jurídico; Gerente jurídico; Advogado empresarial',
      'Lawyer; Attorney; In-house counsel; Legal counsel',
    ],
    skills:
      'Gestão de contratos 1; Direito empresarial 1; Direito civil .7; Direito trabalhista .6; Direito digital .5; Redação jurídica .9; Pareceres jurídicos .9; Negociação .7; LGPD .6; Compliance .6; Propriedade intelectual .5',
    softwares: 'Microsoft Word .7; PJe .4; DocuSign .4',
  },
  {
    slug: 'legal-analyst',
    title: ['Analista jurídico', 'Legal analyst'],
    group: 'generic',
    aliases: [
      'Assistente jurídico; Paralegal; Analista de contratos; Auxiliar jurídico',
      'Paralegal; Legal assistant; Contract analyst; Legal operations analyst',
    ],
    skills:
      'Gestão de contratos .9; Redação jurídica .8; Controle de prazos processuais .9; Pesquisa de jurisprudência .8; Documentação societária .6; Organização .6; LGPD .4; Compliance .4',
    softwares: 'Microsoft Word .8; Microsoft Excel .5; PJe .6; DocuSign .5; Projuris .4',
  },
  {
    slug: 'data-protection-officer',
    title: ['Encarregado de proteção de dados', 'Data protection officer'],
    group: 'generic',
    aliases: [
      'DPO; Analista de privacidade; Especialista em LGPD; Analista de proteção de dados',
      'DPO; Privacy analyst; Privacy officer; Data privacy specialist',
    ],
    skills:
      'LGPD 1; Privacidade de dados 1; Gestão de riscos .8; Governança de dados .7; Segurança da informação .7; Mapeamento de dados pessoais .9; Gestão de contratos .5; Treinamento de equipes .5; Direito digital .7; Compliance .7',
    softwares: 'OneTrust .5; Microsoft Excel .4',
    methodologies: 'Privacidade desde a concepção .7; ISO 27001 .5',
  },
];
