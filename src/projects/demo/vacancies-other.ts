import type { PositionToBuild } from '#projects/builders.ts';
import { bulletList, tagsByKind } from './vacancy-texts.ts';

export const otherVacancies = {
  customerSuccess: {
    title: 'Sucesso do cliente para embarcadores',
    profession: 'Gerente de sucesso do cliente',
    area: 'other',
    textLanguage: 'pt',
    hiringModel: 'CLT',
    workModel: 'faceToFace',
    city: 'Manaus',
    country: 'BR',
    experienceYears: 3,
    monthlyHours: 176,
    payPeriod: 'month',
    payMinimum: 5_800_00,
    payMaximum: 7_400_00,
    aboutOpportunity:
      'Trinta indústrias do polo dependem de nós para receber peças no prazo. Você acompanha dez delas, conhece a linha de produção de cada uma e avisa antes quando o rio vai atrasar a carga.',
    responsibilities: bulletList(
      'Implantar clientes novos em até quatro semanas',
      'Visitar cada cliente uma vez por mês',
      'Levar à operação os atrasos que se repetem',
    ),
    requirements: bulletList(
      'Experiência com clientes empresariais',
      'Clareza para dar más notícias cedo',
      'Planilhas sem dificuldade',
    ),
    benefits: bulletList('Plano de saúde para a família', 'Transporte fretado', 'Vale-alimentação de R$ 900'),
    tags: tagsByKind({
      skills: 'Sucesso do cliente; Implantação de clientes; Relacionamento com clientes',
      methodologies: 'NPS',
      softwares: 'HubSpot; Microsoft Excel',
    }),
  },
  productOperations: {
    title: 'Operações de produto',
    profession: 'Analista de product ops',
    area: 'other',
    textLanguage: 'pt',
    hiringModel: 'CLT',
    workModel: 'hybrid',
    hybridReason: 'Às quintas, com as três equipes de produto no escritório.',
    city: 'São Paulo',
    country: 'BR',
    experienceYears: 2,
    monthlyHours: 160,
    payText: 'Até R$ 7.500 por mês, conforme experiência',
    negotiable: true,
    aboutOpportunity:
      'Pedidos de 312 clínicas chegam por telefone, mensagem e visita, e três equipes respondem cada uma a seu modo. Você cria um caminho único, do pedido à resposta, e mostra o que aparece com mais frequência.',
    responsibilities: bulletList(
      'Reunir e classificar pedidos das clínicas',
      'Publicar todo mês o que foi feito com eles',
      'Cuidar dos indicadores das três equipes',
    ),
    requirements: bulletList('Organização de processos que outras pessoas seguem', 'SQL básico', 'Texto claro'),
    benefits: bulletList('Plano de saúde e teleconsulta para a família', 'Sextas-feiras até as 13h'),
    tags: tagsByKind({
      skills: 'Documentação de processos; Definição de indicadores; Melhoria contínua',
      languages: 'SQL',
      softwares: 'Jira; Notion',
    }),
  },
} satisfies Record<string, PositionToBuild>;
