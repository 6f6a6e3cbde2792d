import type { ReadyMadeBrief } from './ready-made-brief.ts';

export const productBriefs: readonly ReadyMadeBrief[] = [
  {
    key: 'productDesigner',
    area: 'design',
    hiringModel: 'PJ',
    workModel: 'remote',
    experienceYears: 4,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Designer de produto digital',
        project: 'Design do produto',
        aboutOpportunity:
          'Você cuida de uma jornada do produto, da pesquisa à tela publicada, em uma equipe pequena com produto e engenharia. Conversa com clientes toda semana, desenha, testa e volta atrás quando o teste mostra que erramos.',
        responsibilities: [
          'Pesquisar com clientes e transformar achados em decisões',
          'Desenhar fluxos, telas e protótipos, com todos os estados',
          'Manter o sistema de design junto com a engenharia',
        ],
        requirements: [
          'Portfólio com decisões explicadas, não só telas',
          'Experiência com pesquisa e testes de usabilidade',
        ],
        benefits: [
          'Trabalho remoto com horário flexível',
          'Equipamento e auxílio home office',
          'Verba anual para estudo',
        ],
        tags: { softwares: 'Figma', skills: 'Prototipação; Pesquisa com usuários', methodologies: 'Design system' },
      },
      en: {
        profession: 'Product designer',
        project: 'Design of the product',
        aboutOpportunity:
          'You look after one journey of the product, from research to the published screen, in a small team with product and engineering. You talk to customers every week, draw, test, and turn back when the test shows that we were wrong.',
        responsibilities: [
          'Research with customers and turn findings into decisions',
          'Design flows, screens and prototypes with all their states',
          'Keep the design system together with engineering',
        ],
        requirements: [
          'A portfolio with decisions explained, not only screens',
          'Experience with research and usability tests',
        ],
        benefits: [
          'Remote work with flexible hours',
          'Equipment and a home office allowance',
          'A yearly budget for learning',
        ],
        tags: { softwares: 'Figma', skills: 'Prototyping; User research', methodologies: 'Design system' },
      },
    },
  },
  {
    key: 'productManager',
    area: 'other',
    hiringModel: 'CLT',
    workModel: 'remote',
    experienceYears: 5,
    monthlyHours: 160,
    texts: {
      pt: {
        profession: 'Gerente de produto',
        project: 'Liderança de produto',
        aboutOpportunity:
          'Você responde pelo resultado de um produto com uma equipe de design e engenharia. Escolhe com ela o que fica de fora, mede se o que foi entregue mudou a vida de quem usa e conta isso com clareza para a empresa.',
        responsibilities: [
          'Definir objetivos e prioridades com a equipe e explicar as escolhas',
          'Ouvir clientes, suporte e vendas antes de decidir',
          'Medir o resultado de cada entrega e publicar o que se aprendeu',
        ],
        requirements: ['Experiência com produto digital em uso', 'Escrita clara e conforto com números'],
        benefits: ['Trabalho remoto', 'Plano de saúde e odontológico', 'Participação nos resultados'],
        tags: { skills: 'Descoberta de produto; Definição de indicadores', methodologies: 'Scrum; Kanban' },
      },
      en: {
        profession: 'Product manager',
        project: 'Leading a product',
        aboutOpportunity:
          'You answer for the outcome of a product with a team of design and engineering. With the team you choose what is left out, measure whether what was shipped changed anything for those who use it, and tell the company so clearly.',
        responsibilities: [
          'Set goals and priorities with the team and explain the choices',
          'Listen to customers, support and sales before deciding',
          'Measure the outcome of each release and publish what was learnt',
        ],
        requirements: ['Experience with a digital product in use', 'Clear writing, and at ease with figures'],
        benefits: ['Remote work', 'Health and dental plan', 'A share in the results'],
        tags: { skills: 'Product discovery; Metric definition', methodologies: 'Scrum; Kanban' },
      },
    },
  },
];
