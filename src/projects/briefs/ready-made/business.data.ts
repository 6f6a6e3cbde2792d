import type { ReadyMadeBrief } from './ready-made-brief.ts';

export const businessBriefs: readonly ReadyMadeBrief[] = [
  {
    key: 'digitalMarketing',
    area: 'marketing',
    hiringModel: 'PJ',
    workModel: 'remote',
    experienceYears: 3,
    monthlyHours: 120,
    texts: {
      pt: {
        profession: 'Analista de marketing digital',
        project: 'Crescimento com marketing digital',
        aboutOpportunity:
          'Você faz com que as pessoas certas nos conheçam, com um orçamento que precisa render. Planeja campanhas, cuida de cada real investido, testa textos e páginas e mostra toda semana o que funcionou e o que não funcionou.',
        responsibilities: [
          'Planejar e acompanhar campanhas pagas e orgânicas',
          'Testar anúncios e páginas e escrever o que se aprendeu',
          'Relatar toda semana custo, retorno e próximos passos',
        ],
        requirements: ['Campanhas próprias com resultados que possa contar', 'Leitura crítica de métricas'],
        benefits: ['Trabalho remoto com horário flexível', 'Bônus por resultado', 'Verba anual para estudo'],
        tags: { softwares: 'Google Ads; Meta Ads; Google Analytics', skills: 'SEO; Copywriting' },
      },
      en: {
        profession: 'Digital marketing analyst',
        project: 'Growth through digital marketing',
        aboutOpportunity:
          'You see to it that the right people get to know us, on a budget that has to pay off. You plan campaigns, look after every coin spent, test texts and pages, and show every week what worked and what did not.',
        responsibilities: [
          'Plan and follow paid and organic campaigns',
          'Test advertisements and pages and write down what was learnt',
          'Report cost, return and next steps every week',
        ],
        requirements: ['Campaigns of your own with results you can tell of', 'A critical eye for metrics'],
        benefits: ['Remote work with flexible hours', 'A bonus for results', 'A yearly budget for learning'],
        tags: { softwares: 'Google Ads; Meta Ads; Google Analytics', skills: 'SEO; Copywriting' },
      },
    },
  },
  {
    key: 'salesExecutive',
    area: 'other',
    hiringModel: 'CLT',
    workModel: 'remote',
    experienceYears: 3,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Executivo de vendas',
        project: 'Vendas para empresas',
        aboutOpportunity:
          'Você conduz vendas para empresas do primeiro contato ao contrato, sem prometer o que o produto não faz. Recebe contatos qualificados, busca os seus e traz de volta para o produto o que ouve de quem disse não.',
        responsibilities: [
          'Conduzir conversas do diagnóstico à proposta e ao contrato',
          'Manter o CRM em dia, com os próximos passos de cada conta',
          'Trazer para o produto os motivos de cada venda perdida',
        ],
        requirements: ['Experiência em vendas consultivas', 'Escrita e fala claras'],
        benefits: ['Comissão sem teto', 'Plano de saúde e odontológico', 'Trabalho remoto'],
        tags: { softwares: 'Salesforce; HubSpot', skills: 'Negociação; Vendas consultivas' },
      },
      en: {
        profession: 'Account executive',
        project: 'Sales to companies',
        aboutOpportunity:
          'You lead sales to companies from the first contact to the contract, without promising what the product does not do. You get qualified contacts, look for your own, and bring back to product what those who said no told you.',
        responsibilities: [
          'Lead conversations from the diagnosis to proposal and contract',
          'Keep the CRM current, with the next steps of each account',
          'Bring the reasons for each lost sale to product',
        ],
        requirements: ['Experience in consultative sales', 'Clear writing and speech'],
        benefits: ['Commission without a ceiling', 'Health and dental plan', 'Remote work'],
        tags: { softwares: 'Salesforce; HubSpot', skills: 'Negotiation; Consultative selling' },
      },
    },
  },
  {
    key: 'customerSuccess',
    area: 'other',
    hiringModel: 'CLT',
    workModel: 'remote',
    experienceYears: 2,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Analista de sucesso do cliente',
        project: 'Clientes que ficam',
        aboutOpportunity:
          'Você acompanha uma carteira de clientes desde o primeiro dia: ajuda a começar, percebe cedo quem está com dificuldade e mostra o valor do que já usam. O seu trabalho aparece em quem renova e em quem nos indica.',
        responsibilities: [
          'Conduzir a entrada de novos clientes até o primeiro resultado',
          'Acompanhar o uso e procurar quem ficou em silêncio',
          'Levar ao produto os problemas que se repetem',
        ],
        requirements: ['Experiência com atendimento a empresas', 'Escrita gentil e precisa'],
        benefits: ['Trabalho remoto', 'Plano de saúde e odontológico', 'Bônus por renovação'],
        tags: { softwares: 'HubSpot; Zendesk', skills: 'Relacionamento com clientes; Atendimento a usuários' },
      },
      en: {
        profession: 'Customer success analyst',
        project: 'Customers who stay',
        aboutOpportunity:
          'You go with a portfolio of customers from their first day: you help them begin, notice early who struggles, and show the worth of what they already use. Your work shows in those who renew and those who recommend us.',
        responsibilities: [
          'Lead new customers to their first result',
          'Watch the use and look for those who went silent',
          'Bring problems that come again and again to product',
        ],
        requirements: ['Experience in looking after companies', 'Kind and precise writing'],
        benefits: ['Remote work', 'Health and dental plan', 'A bonus for renewals'],
        tags: { softwares: 'HubSpot; Zendesk', skills: 'Customer relations; User support' },
      },
    },
  },
];
