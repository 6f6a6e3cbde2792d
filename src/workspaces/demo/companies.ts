import type { WorkspaceToBuild } from '#workspaces/builders.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';

export interface DemoCompany extends Omit<WorkspaceToBuild, 'ownerId'> {
  ownerEmail: string;
  language: 'pt' | 'en';
}

/** Invented companies; the first two belong to the demo sign-ins. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ownerEmail: 'owner@demo.test',
    language: 'pt',
    firstName: 'Mariana',
    lastName: 'Fontes',
    phoneCode: '+55',
    phoneNumber: '11900000001',
    company: 'Casa Ipê',
    positionCompany: 'Diretora de pessoas',
    employees: '51-200',
    country: 'Brasil',
    city: 'São Paulo',
    site: 'https://casaipe.example.com',
    about:
      'Plataforma de reformas que conecta famílias, arquitetos e lojas de material. 140 pessoas, remoto com base em São Paulo.',
    culture: 'Decidimos por escrito, testamos com clientes toda semana e ninguém trabalha no fim de semana.',
  },
  {
    ownerEmail: 'owner2@demo.test',
    language: 'en',
    firstName: 'Daniel',
    lastName: 'Rocha',
    phoneCode: '+55',
    phoneNumber: '81900000002',
    company: 'Trilho Pagamentos',
    positionCompany: 'Head of engineering',
    employees: '201-500',
    country: 'Brasil',
    city: 'Recife',
    site: 'https://trilho.example.com',
    about: 'Payments for small shops across the Northeast: four million transactions a day, a team of 230.',
    culture: 'Small teams that own what they run. English in documents, Portuguese at the coffee machine.',
  },
  {
    ownerEmail: 'pessoas@vitasaude.example.com',
    language: 'pt',
    firstName: 'Renata',
    lastName: 'Siqueira',
    company: 'Vita Saúde',
    positionCompany: 'Gerente de talentos',
    employees: '51-200',
    country: 'Brasil',
    city: 'São Paulo',
    about: 'Tecnologia para clínicas de bairro: agenda, prontuário e teleconsulta em 312 unidades.',
    culture: 'Pesquisa na sala de espera antes de qualquer tela.',
  },
  {
    ownerEmail: 'jobs@norte.example.com',
    language: 'pt',
    firstName: 'Otávio',
    lastName: 'Lins',
    company: 'Norte Logística',
    positionCompany: 'Coordenador de RH',
    employees: '501-1000',
    country: 'Brasil',
    city: 'Manaus',
    about: 'Frete fluvial e rodoviário na Amazônia, com rastreamento de ponta a ponta.',
    culture: 'Turnos respeitados e decisões perto da operação.',
  },
  {
    ownerEmail: 'hiring@cacto.example.com',
    language: 'en',
    firstName: 'Helena',
    lastName: 'Prado',
    company: 'Cacto Educação',
    positionCompany: 'Chief of staff',
    employees: '11-50',
    country: 'Brasil',
    city: 'Belo Horizonte',
    about: 'Short courses for people who work by day. 90 thousand students, a team of 38.',
    culture: 'We publish what we learn, mistakes included.',
  },
];

/** The first company as contracts and boletos name it. */
export const mainLegalCompany: LegalCompany = {
  kind: 'brazilian',
  companyName: 'Casa Ipê Tecnologia em Reformas Ltda.',
  taxId: '11222333000181',
  managingPartnerName: 'Mariana Fontes',
  managingPartnerEmail: 'mariana@casaipe.test',
  financeEmail: 'financeiro@casaipe.test',
  postalCode: '01310100',
  address: 'Avenida Paulista',
  number: '1000',
  door: '',
  neighbourhood: 'Bela Vista',
  district: 'SP',
  city: 'São Paulo',
  country: 'Brasil',
};
