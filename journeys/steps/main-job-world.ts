import type { Language } from '#platform/i18n/language.ts';
import type { LinkedInExport } from './linkedin-zip.ts';
import type { Vacancy } from './post-vacancy.ts';
import type { Company } from './register-company.ts';

type World = {
  company: Company;
  vacancy: Vacancy;
  search: string;
  member: Record<'name' | 'typed' | 'profession' | 'country' | 'city', string>;
  linkedIn: LinkedInExport;
  comment: string;
};

const career = (language: Language): LinkedInExport => ({
  firstName: 'Lia',
  lastName: language === 'pt' ? 'Monteiro' : 'Carter',
  headline: language === 'pt' ? 'Desenvolvedora back-end' : 'Back-end developer',
  summary:
    language === 'pt'
      ? 'Construo serviços que aguentam o fim do mês.\nGosto de medir, escrever e "desligar" o que ninguém usa.'
      : 'I build services that survive the end of the month.\nI like to measure, to write, and to "switch off" what nobody uses.',
  place: language === 'pt' ? 'Recife, Pernambuco, Brasil' : 'Dublin, Ireland',
  positions: [
    {
      company: 'Maré Logística',
      title: language === 'pt' ? 'Engenheira de software' : 'Software engineer',
      description: 'Node.js, PostgreSQL,\n"queues"',
      start: 'Mar 2021',
      end: '',
    },
    { company: 'Estúdio Faísca', title: 'Full stack', description: '', start: 'Jan 2017', end: 'Feb 2021' },
  ],
  school: 'Universidade do Vale Fictício',
  degree: language === 'pt' ? 'Ciência da computação' : 'Computer science',
  skills: ['Node.js', 'PostgreSQL', 'TypeScript', 'Docker', 'Scrum'],
  languages: [
    { name: language === 'pt' ? 'Português' : 'English', proficiency: 'Native or bilingual proficiency' },
    { name: language === 'pt' ? 'Inglês' : 'Portuguese', proficiency: 'Full professional proficiency' },
  ],
});

/** The people and the vacancy of the main job; fictional, with other texts in each language. */
export const worlds: Record<Language, World> = {
  pt: {
    company: {
      firstName: 'Helena',
      lastName: 'Prado',
      company: 'Oficina Guará',
      position: 'Sócia',
      country: 'Brasil',
      city: 'Curitiba',
    },
    vacancy: {
      project: 'Nova central de pedidos',
      typed: 'back-end',
      profession: 'Desenvolvedor back-end',
      title: 'Pessoa desenvolvedora back-end para pedidos',
      about:
        'Você cuida da central de pedidos: do desenho das tabelas às telas de operação, com autonomia para decidir e medir.',
      skill: 'Mensageria',
      pay: '110,50',
      benefits: 'Horário livre e uma semana de folga no fim do ano.',
    },
    search: 'back-end pedidos',
    member: {
      name: 'Lia Monteiro',
      typed: 'back-end',
      profession: 'Desenvolvedor back-end',
      country: 'Brasil',
      city: 'Recife',
    },
    linkedIn: career('pt'),
    comment: 'Só para nós: a pretensão cabe no orçamento do trimestre.',
  },
  en: {
    company: {
      firstName: 'Nora',
      lastName: 'Hale',
      company: 'Guará Works',
      position: 'Founder',
      country: 'Ireland',
      city: 'Cork',
    },
    vacancy: {
      project: 'New order desk',
      typed: 'back-end',
      profession: 'Back-end developer',
      title: 'Back-end developer for orders',
      about:
        'You look after the order desk: from the tables to the operators’ screens, free to decide and asked to measure.',
      skill: 'Messaging',
      pay: '62.50',
      benefits: 'Free hours and a week off at the end of the year.',
    },
    search: 'developer orders',
    member: {
      name: 'Lia Carter',
      typed: 'back-end',
      profession: 'Back-end developer',
      country: 'Ireland',
      city: 'Dublin',
    },
    linkedIn: career('en'),
    comment: 'Only for us: what she asks fits this quarter’s budget.',
  },
};
