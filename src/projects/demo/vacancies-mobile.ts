import type { PositionToBuild } from '#projects/builders.ts';
import { bulletList, tagsByKind } from './vacancy-texts.ts';

export const mobileVacancies = {
  reactNative: {
    title: 'Desenvolvimento mobile em React Native',
    profession: 'Desenvolvedor React Native',
    area: 'programming',
    textLanguage: 'pt',
    hiringModel: 'PJ',
    workModel: 'remote',
    country: 'BR',
    experienceYears: 4,
    monthlyHours: 160,
    payPeriod: 'hour',
    payMinimum: 100_00,
    payMaximum: 130_00,
    aboutOpportunity:
      'Mestres de obra usam nosso aplicativo para registrar o que foi feito no dia: fotos, medidas e material que faltou. Metade das obras não tem sinal dentro do apartamento. Você vai fazer o registro funcionar sem rede e levar o aplicativo de 3,6 a mais de 4,5 nas lojas.',
    responsibilities: bulletList(
      'Implementar o diário de obra sem conexão, com envio de fotos em segundo plano',
      'Reduzir o tempo de abertura em celulares de entrada, hoje em 6 segundos',
      'Publicar versões quinzenais nas duas lojas',
      'Acompanhar falhas e avaliações e responder com correções',
    ),
    requirements: bulletList(
      'Aplicativo em React Native publicado e mantido por você ou sua equipe',
      'TypeScript, e leitura de código nativo quando for preciso',
      'Experiência com sincronização ou bancos locais',
    ),
    benefits: bulletList(
      '20 dias de descanso remunerado por ano',
      'Dois celulares de teste, um deles bem antigo',
      'Visita a uma obra por bimestre, com transporte pago',
    ),
    tags: tagsByKind({
      skills: 'Consumo de APIs REST; Gerenciamento de estado',
      methodologies: 'Testes automatizados; CI/CD',
      languages: 'React Native; TypeScript',
      databases: 'SQLite',
    }),
  },
  android: {
    title: 'Android developer, card reader',
    profession: 'Android developer',
    area: 'programming',
    textLanguage: 'en',
    hiringModel: 'CLT',
    workModel: 'hybrid',
    hybridReason: 'The test bench with 40 card readers is in the office; plan on two days a week.',
    city: 'Recife',
    country: 'BR',
    experienceYears: 3,
    monthlyHours: 160,
    payPeriod: 'month',
    payMinimum: 9_500_00,
    payMaximum: 12_500_00,
    aboutOpportunity:
      'Our card reader is an Android device that sits on 60 thousand counters, in heat, dust and bad coverage. You will work on the app that takes the payment and on how it updates itself without ever interrupting a sale.',
    responsibilities: bulletList(
      'Develop the payment app in Kotlin with two other Android developers',
      'Test on real devices and automate what you tested by hand twice',
      'Roll updates out by region and stop them when the numbers turn',
    ),
    requirements: bulletList(
      'Kotlin and the Android lifecycle, background work included',
      'Care for memory and battery on weak devices',
      'Nice to have: card payments, Bluetooth or printers',
    ),
    benefits: bulletList(
      'Health and dental plan for you and your dependants',
      'R$ 1,100 a month for meals',
      'Parking or a yearly transport pass',
    ),
    requiredLanguages: [{ language: 'en', proficiency: 'intermediate' }],
    tags: tagsByKind({
      skills: 'Debugging; REST API consumption',
      methodologies: 'Automated testing',
      languages: 'Kotlin; Java',
      softwares: 'Android Studio; Git',
    }),
  },
} satisfies Record<string, PositionToBuild>;
