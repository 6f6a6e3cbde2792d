import type { CatalogueProfession } from './catalogue-profession.ts';

export const marketingProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'marketing-analyst',
    title: ['Analista de marketing', 'Marketing analyst'],
    group: 'marketingDesign',
    aliases: [
      'Assistente de marketing; Especialista em marketing',
      'Marketing assistant; Marketing specialist; Marketing coordinator',
    ],
    skills:
      'Planejamento de campanhas 1; Análise de mercado .8; Métricas de marketing .8; Marketing de conteúdo .7; Gestão de redes sociais .6; Organização de eventos .5; Copywriting .6; Pesquisa de mercado .7',
    softwares: 'Google Analytics .7; Meta Ads .5; Google Ads .5; RD Station .6; Canva .5; Microsoft Excel .6',
    methodologies: 'Inbound marketing .6',
  },
  {
    slug: 'digital-marketing-analyst',
    title: ['Analista de marketing digital', 'Digital marketing analyst'],
    group: 'marketingDesign',
    aliases: [
      'Especialista em marketing digital; Assistente de marketing digital',
      'Digital marketer; Digital marketing specialist; Online marketing analyst',
    ],
    skills:
      'Planejamento de campanhas .9; Mídia paga .9; SEO .8; Métricas de marketing .9; E-mail marketing .7; Marketing de conteúdo .7; Gestão de redes sociais .7; Páginas de destino .6',
    softwares: 'Google Ads .9; Meta Ads .9; Google Analytics .9; RD Station .7; Google Tag Manager .6; WordPress .4',
    methodologies: 'Inbound marketing .7; Testes A/B .5',
  },
  {
    slug: 'paid-media-manager',
    title: ['Gestor de tráfego pago', 'Paid media manager'],
    group: 'marketingDesign',
    aliases: [
      'Gestor de tráfego; Analista de mídia paga; Analista de performance; Analista de mídia; Media buyer',
      'Performance marketing manager; PPC specialist; Media buyer; Paid traffic manager',
    ],
    skills:
      'Mídia paga 1; Métricas de marketing .9; Segmentação de público .9; Remarketing .8; Gestão de orçamento .7; Páginas de destino .6; Copywriting .5; Atribuição de conversões .7',
    softwares:
      'Google Ads 1; Meta Ads 1; Google Analytics .8; Google Tag Manager .8; TikTok Ads .5; LinkedIn Ads .5; Looker Studio .5',
    methodologies: 'Testes A/B .7',
  },
  {
    slug: 'seo-analyst',
    title: ['Analista de SEO', 'SEO analyst'],
    group: 'marketingDesign',
    aliases: [
      'Especialista em SEO; Consultor de SEO',
      'SEO specialist; Search engine optimization specialist; SEO consultant',
    ],
    skills:
      'SEO 1; SEO técnico 1; Pesquisa de palavras-chave 1; Construção de links .7; Marketing de conteúdo .7; Desempenho web .5; Métricas de marketing .7; Copywriting .4',
    languages: 'HTML .5',
    softwares: 'Google Search Console 1; Google Analytics .8; Semrush .8; Ahrefs .7; Screaming Frog .6; WordPress .5',
  },
  {
    slug: 'social-media-analyst',
    title: ['Analista de redes sociais', 'Social media analyst'],
    group: 'marketingDesign',
    aliases: [
      'Social media; Analista de mídias sociais; Gestor de redes sociais; Social media manager',
      'Social media manager; Social media specialist; Social media coordinator',
    ],
    skills:
      'Gestão de redes sociais 1; Calendário editorial .9; Copywriting .8; Criação de peças para redes sociais .7; Métricas de marketing .7; Gestão de comunidades .7; Vídeos curtos para redes sociais .8; Gestão de crises .4; Tom de voz .5',
    softwares: 'Canva .8; Meta Business Suite .9; mLabs .5; CapCut .5; Adobe Photoshop .4; Meta Ads .4',
  },
  {
    slug: 'copywriter',
    title: ['Redator publicitário', 'Copywriter'],
    group: 'marketingDesign',
    aliases: [
      'Copywriter; Redator; Redator de copy; Redator web',
      'Advertising copywriter; Copy specialist; Web writer',
    ],
    skills:
      'Copywriting 1; Escrita criativa .9; Conceito criativo .7; Tom de voz .8; Revisão de textos .8; Campanhas publicitárias .7; E-mail marketing .5; Roteiro .6; SEO .5; Páginas de destino .5',
    softwares: 'Google Docs .6; WordPress .4; ChatGPT .4',
    methodologies: 'AIDA .5; Storytelling .7',
  },
  {
    slug: 'content-analyst',
    title: ['Analista de conteúdo', 'Content analyst'],
    group: 'marketingDesign',
    aliases: [
      'Produtor de conteúdo; Redator de conteúdo; Estrategista de conteúdo; Criador de conteúdo',
      'Content strategist; Content writer; Content producer; Content creator',
    ],
    skills:
      'Marketing de conteúdo 1; Calendário editorial .9; SEO .8; Escrita clara .8; Revisão de textos .7; Pesquisa de palavras-chave .6; Métricas de marketing .6; Gestão de redes sociais .5; Roteiro .5; Entrevistas em profundidade .3',
    softwares: 'WordPress .8; Google Analytics .5; Semrush .5; Notion .4',
    methodologies: 'Inbound marketing .7; Storytelling .7',
  },
  {
    slug: 'crm-marketing-analyst',
    title: ['Analista de CRM', 'CRM analyst'],
    group: 'marketingDesign',
    aliases: [
      'Analista de e-mail marketing; Especialista em CRM; Analista de automação de marketing; Analista de relacionamento',
      'CRM specialist; Email marketing analyst; Marketing automation analyst; Lifecycle marketing analyst',
    ],
    skills:
      'Automação de marketing 1; E-mail marketing 1; Segmentação de público .9; Réguas de relacionamento .9; Métricas de marketing .8; Fidelização de clientes .7; Copywriting .5; Privacidade de dados .4',
    languages: 'SQL .6; HTML .4',
    softwares: 'RD Station .7; HubSpot .7; Salesforce Marketing Cloud .6; Braze .4; Microsoft Excel .5',
    methodologies: 'Testes A/B .7',
  },
  {
    slug: 'growth-analyst',
    title: ['Analista de growth', 'Growth analyst'],
    group: 'marketingDesign',
    aliases: [
      'Growth hacker; Especialista em growth; Growth manager; Analista de crescimento',
      'Growth hacker; Growth marketer; Growth manager',
    ],
    skills:
      'Métricas de marketing 1; Aquisição e retenção de clientes 1; Otimização de conversão .9; Mídia paga .7; Análise exploratória de dados .7; Automação de marketing .6; Páginas de destino .6; SEO .5',
    languages: 'SQL .6; Python .3',
    softwares: 'Google Analytics .9; Amplitude .6; Mixpanel .5; Google Tag Manager .6; Google Ads .5',
    methodologies: 'Testes A/B 1; Growth hacking .9; Funil AARRR .7',
  },
  {
    slug: 'product-marketing-manager',
    title: ['Gerente de marketing de produto', 'Product marketing manager'],
    group: 'marketingDesign',
    aliases: [
      'PMM; Analista de marketing de produto; Especialista em marketing de produto',
      'PMM; Product marketer; Product marketing analyst',
    ],
    skills:
      'Posicionamento de produto 1; Lançamento de produtos 1; Análise de concorrência .9; Pesquisa de mercado .8; Capacitação de vendas .8; Copywriting .6; Métricas de marketing .7; Gestão de stakeholders .8; Personas .6; Apresentações executivas .5',
    softwares: 'HubSpot .6; Google Analytics .5; Notion .3',
    methodologies: 'OKR .5; Jobs to be done .4',
  },
  {
    slug: 'marketing-manager',
    title: ['Gerente de marketing', 'Marketing manager'],
    group: 'marketingDesign',
    aliases: [
      'Coordenador de marketing; Diretor de marketing; Head de marketing; CMO',
      'Head of marketing; Marketing director; CMO; Marketing lead',
    ],
    skills:
      'Estratégia de marketing 1; Planejamento de campanhas .9; Gestão de orçamento .9; Gestão de pessoas .9; Estratégia de marca .8; Métricas de marketing .8; Gestão de fornecedores .5; Análise de mercado .7; Apresentações executivas .6; Gestão de stakeholders .6',
    softwares: 'Google Analytics .6; HubSpot .5; RD Station .5',
    methodologies: 'OKR .7; Inbound marketing .6',
  },
  {
    slug: 'brand-manager',
    title: ['Gerente de marca', 'Brand manager'],
    group: 'marketingDesign',
    aliases: [
      'Analista de branding; Coordenador de marca; Analista de marca',
      'Branding manager; Brand analyst; Brand strategist',
    ],
    skills:
      'Estratégia de marca 1; Posicionamento de produto .8; Pesquisa de mercado .8; Planejamento de campanhas .8; Gestão de orçamento .7; Manual de marca .7; Análise de concorrência .7; Lançamento de produtos .6; Gestão de fornecedores .5; Trade marketing .5',
    softwares: 'Microsoft PowerPoint .5; Microsoft Excel .4; Nielsen .3',
  },
  {
    slug: 'public-relations-analyst',
    title: ['Analista de comunicação e relações públicas', 'Public relations analyst'],
    group: 'marketingDesign',
    aliases: [
      'Assessor de imprensa; Relações públicas; Analista de comunicação; Analista de comunicação interna; Jornalista corporativo',
      'PR analyst; Press officer; Communications analyst; Internal communications analyst',
    ],
    skills:
      'Assessoria de imprensa 1; Comunicação interna .8; Gestão de crises .8; Escrita clara .9; Relacionamento com a imprensa .9; Organização de eventos .6; Revisão de textos .7; Calendário editorial .5; Porta-vozes e media training .5',
    softwares: 'Microsoft PowerPoint .5; WordPress .4; Canva .4; Mailchimp .3',
    methodologies: 'Storytelling .5',
  },
  {
    slug: 'community-manager',
    title: ['Gestor de comunidade', 'Community manager'],
    group: 'marketingDesign',
    aliases: [
      'Community manager; Analista de comunidade; Gerente de comunidade',
      'Online community manager; Community specialist',
    ],
    skills:
      'Gestão de comunidades 1; Gestão de redes sociais .8; Moderação de conteúdo .8; Organização de eventos .7; Comunicação .8; Tom de voz .6; Métricas de marketing .5; Gestão de crises .5; Fidelização de clientes .5; Calendário editorial .5',
    softwares: 'Discord .8; Slack .5; Meta Business Suite .5; Notion .4',
  },
  {
    slug: 'influencer-marketing-analyst',
    title: ['Analista de marketing de influência', 'Influencer marketing analyst'],
    group: 'marketingDesign',
    aliases: [
      'Gestor de influenciadores; Analista de influência; Especialista em marketing de influência',
      'Influencer manager; Creator partnerships manager; Influencer marketing specialist',
    ],
    skills:
      'Marketing de influência 1; Negociação .8; Planejamento de campanhas .8; Gestão de contratos .6; Gestão de redes sociais .7; Métricas de marketing .7; Segmentação de público .5; Gestão de orçamento .5; Vídeos curtos para redes sociais .5',
    softwares: 'Instagram .8; TikTok .8; Microsoft Excel .5',
  },
  {
    slug: 'ecommerce-analyst',
    title: ['Analista de e-commerce', 'E-commerce analyst'],
    group: 'marketingDesign',
    aliases: [
      'Gestor de e-commerce; Assistente de e-commerce; Analista de marketplace; Coordenador de e-commerce',
      'Ecommerce analyst; E-commerce manager; Marketplace analyst; Online store manager',
    ],
    skills:
      'Gestão de loja virtual 1; Cadastro de produtos .9; Gestão de marketplaces .9; Otimização de conversão .8; Mídia paga .6; SEO .5; Métricas de marketing .7; Precificação .6; Gestão de estoque .5; Atendimento ao cliente .4',
    softwares: 'VTEX .7; Shopify .6; Google Analytics .7; Bling .5; Microsoft Excel .6',
  },
  {
    slug: 'market-research-analyst',
    title: ['Analista de pesquisa de mercado', 'Market research analyst'],
    group: 'marketingDesign',
    aliases: [
      'Analista de inteligência de mercado; Pesquisador de mercado; Analista de insights',
      'Market intelligence analyst; Consumer insights analyst',
    ],
    skills:
      'Pesquisa de mercado 1; Análise de concorrência .9; Questionários e pesquisas quantitativas .9; Estatística .8; Análise de mercado 1; Entrevistas em profundidade .6; Visualização de dados .7; Storytelling com dados .7; Apresentações executivas .6',
    languages: 'SQL .4; R .4',
    softwares: 'Microsoft Excel .9; Power BI .6; SPSS .5; SurveyMonkey .5',
  },
];
