import type { CatalogueProfession } from './catalogue-profession.ts';

export const specialistSoftwareProfessions: readonly CatalogueProfession[] = [
  {
    slug: 'mobile-developer',
    title: ['Desenvolvedor mobile', 'Mobile developer'],
    group: 'techProduct',
    aliases: [
      'Dev mobile; Programador mobile; Desenvolvedor de aplicativos; Engenheiro mobile',
      'Mobile engineer; App developer; Mobile app developer',
    ],
    skills:
      'Publicação em lojas de aplicativos .8; Consumo de APIs REST .9; Interfaces para dispositivos móveis .9; Notificações push .5',
    languages: 'Kotlin .7; Swift .7; React Native .7; Flutter .7; JavaScript .5; Dart .5',
    databases: 'SQLite .5; Firebase Firestore .5',
    softwares: 'Git .8; Android Studio .6; Xcode .6; Firebase .7',
    methodologies: 'Scrum .4; CI/CD .3',
  },
  {
    slug: 'android-developer',
    title: ['Desenvolvedor Android', 'Android developer'],
    group: 'techProduct',
    aliases: ['Dev Android; Programador Android; Engenheiro Android', 'Android engineer; Android programmer'],
    skills:
      'Publicação em lojas de aplicativos .8; Consumo de APIs REST .8; Interfaces para dispositivos móveis .8; Notificações push .5; Programação concorrente .5',
    languages: 'Kotlin 1; Java .7; Jetpack Compose .8',
    databases: 'SQLite .6; Firebase Firestore .4',
    softwares: 'Android Studio 1; Git .8; Firebase .7; Gradle .6',
    methodologies: 'MVVM .7; Testes automatizados .5',
  },
  {
    slug: 'ios-developer',
    title: ['Desenvolvedor iOS', 'iOS developer'],
    group: 'techProduct',
    aliases: ['Dev iOS; Programador iOS; Engenheiro iOS', 'iOS engineer; iOS programmer; Swift developer'],
    skills:
      'Publicação em lojas de aplicativos .8; Consumo de APIs REST .8; Interfaces para dispositivos móveis .8; Notificações push .5; Programação concorrente .5',
    languages: 'Swift 1; SwiftUI .8; UIKit .8; Objective-C .5',
    databases: 'SQLite .4',
    softwares: 'Xcode 1; Git .8; Firebase .5; Fastlane .4',
    methodologies: 'MVVM .7; Testes automatizados .5',
  },
  {
    slug: 'flutter-developer',
    title: ['Desenvolvedor Flutter', 'Flutter developer'],
    group: 'techProduct',
    aliases: ['Dev Flutter; Programador Flutter', 'Flutter engineer; Dart developer'],
    skills:
      'Interfaces para dispositivos móveis .8; Consumo de APIs REST .8; Publicação em lojas de aplicativos .8; Gerenciamento de estado .8; Notificações push .5',
    languages: 'Flutter 1; Dart 1; Kotlin .3; Swift .3',
    databases: 'SQLite .5; Firebase Firestore .5',
    softwares: 'Firebase .8; Git .8; Android Studio .5; Xcode .4',
    methodologies: 'Testes automatizados .4',
  },
  {
    slug: 'react-native-developer',
    title: ['Desenvolvedor React Native', 'React Native developer'],
    group: 'techProduct',
    aliases: ['Dev React Native; Programador React Native', 'React Native engineer'],
    skills:
      'Interfaces para dispositivos móveis .8; Consumo de APIs REST .8; Publicação em lojas de aplicativos .8; Gerenciamento de estado .7; Notificações push .5',
    languages: 'React Native 1; JavaScript .9; TypeScript .9; React .8; Redux .5; Expo .7',
    softwares: 'Git .8; Firebase .6; Android Studio .4; Xcode .4; Jest .4',
    methodologies: 'Testes automatizados .4',
  },
  {
    slug: 'embedded-developer',
    title: ['Desenvolvedor de sistemas embarcados', 'Embedded software developer'],
    group: 'techProduct',
    aliases: [
      'Engenheiro de firmware; Programador de firmware; Desenvolvedor IoT; Engenheiro de sistemas embarcados',
      'Firmware engineer; Embedded engineer; IoT developer',
    ],
    skills:
      'Microcontroladores 1; Protocolos de comunicação industrial .7; Sistemas de tempo real .8; Eletrônica digital .7; Internet das coisas .7; Depuração .7; Gerenciamento de memória .6',
    languages: 'C 1; C++ .8; Python .5; Assembly .3',
    softwares: 'FreeRTOS .6; Linux .6; Git .7; Arduino .4',
  },
  {
    slug: 'game-developer',
    title: ['Desenvolvedor de jogos', 'Game developer'],
    group: 'techProduct',
    aliases: [
      'Dev de games; Programador de jogos; Desenvolvedor de games',
      'Game programmer; Gameplay programmer; Unity developer',
    ],
    skills:
      'Mecânicas de jogo .9; Matemática para jogos .7; Programação orientada a objetos .7; Otimização gráfica .6; Inteligência artificial para jogos .4; Prototipagem .5',
    languages: 'C# .9; C++ .7; HLSL .3',
    softwares: 'Unity 1; Unreal Engine .8; Godot .4; Blender .4; Git .7',
    methodologies: 'Scrum .3',
  },
  {
    slug: 'wordpress-developer',
    title: ['Desenvolvedor WordPress', 'WordPress developer'],
    group: 'techProduct',
    aliases: [
      'Dev WordPress; Programador WordPress; Especialista em WordPress',
      'WordPress engineer; WordPress specialist',
    ],
    skills:
      'Criação de temas e plugins .9; Hospedagem e domínios .7; SEO técnico .6; Design responsivo .8; Desempenho web .7; Segurança de aplicações .3',
    languages: 'PHP .9; HTML .9; CSS .9; JavaScript .7; jQuery .4',
    databases: 'MySQL .7',
    softwares: 'WordPress 1; Elementor .7; WooCommerce .6; Git .4',
  },
  {
    slug: 'salesforce-developer',
    title: ['Desenvolvedor Salesforce', 'Salesforce developer'],
    group: 'techProduct',
    aliases: [
      'Dev Salesforce; Programador Salesforce; Consultor Salesforce',
      'Salesforce engineer; Salesforce consultant',
    ],
    skills:
      'Integração de sistemas .8; Automação de processos .7; Levantamento de requisitos .5; Modelagem de dados .5; Segurança de aplicações .3; Migração de dados .5',
    languages: 'Apex 1; Lightning Web Components .9; SOQL .8; JavaScript .6',
    softwares: 'Salesforce 1; Git .5; Copado .3; Postman .4',
    methodologies: 'Scrum .4; Testes automatizados .4',
  },
  {
    slug: 'sap-abap-developer',
    title: ['Desenvolvedor SAP ABAP', 'SAP ABAP developer'],
    group: 'techProduct',
    aliases: [
      'Dev ABAP; Programador ABAP; Consultor ABAP; Analista ABAP',
      'ABAP developer; ABAP programmer; ABAP consultant',
    ],
    skills:
      'Integração de sistemas .7; Levantamento de requisitos .5; Depuração .7; Relatórios gerenciais .5; Documentação técnica .5; Programação orientada a objetos .5',
    languages: 'ABAP 1; SQL .6; SAPUI5 .5; OData .5',
    databases: 'SAP HANA .8',
    softwares: 'SAP 1; SAP Fiori .6; SAP BTP .4',
  },
  {
    slug: 'erp-consultant',
    title: ['Consultor de ERP', 'ERP consultant'],
    group: 'techProduct',
    aliases: [
      'Analista de ERP; Consultor funcional; Consultor SAP; Consultor Protheus; Analista de implantação',
      'ERP analyst; Functional consultant; SAP consultant; Implementation consultant',
    ],
    skills:
      'Levantamento de requisitos .9; Modelagem de processos .9; Parametrização de sistemas 1; Treinamento de usuários .8; Migração de dados .6; Testes de aceitação .6; Gestão de stakeholders .5; Conhecimento fiscal e contábil .6',
    languages: 'SQL .5; ADVPL .3',
    softwares: 'SAP .8; TOTVS Protheus .8; Oracle NetSuite .3; Microsoft Excel .7',
    methodologies: 'BPMN .5',
  },
  {
    slug: 'blockchain-developer',
    title: ['Desenvolvedor blockchain', 'Blockchain developer'],
    group: 'techProduct',
    aliases: [
      'Dev blockchain; Programador blockchain; Desenvolvedor Web3',
      'Web3 developer; Blockchain engineer; Smart contract developer',
    ],
    skills:
      'Contratos inteligentes 1; Criptografia .8; Sistemas distribuídos .7; Segurança de aplicações .7; Carteiras digitais e tokens .7',
    languages: 'Solidity 1; JavaScript .7; TypeScript .7; Rust .5; Node.js .5; React .3',
    softwares: 'Ethereum .9; Hardhat .7; Git .7',
    methodologies: 'Testes automatizados .5',
  },
  {
    slug: 'low-code-developer',
    title: ['Desenvolvedor low-code', 'Low-code developer'],
    group: 'techProduct',
    aliases: [
      'Dev low-code; Desenvolvedor no-code; Desenvolvedor Power Platform',
      'No-code developer; Power Platform developer; Bubble developer',
    ],
    skills:
      'Automação de processos 1; Levantamento de requisitos .7; Integração de sistemas .7; Modelagem de dados .5; Prototipagem .6',
    languages: 'SQL .5; JavaScript .4; Power Fx .4',
    softwares: 'Power Apps .8; Power Automate .8; Bubble .6; OutSystems .5; n8n .6; Make .5; Airtable .5',
    methodologies: 'Métodos ágeis .3',
  },
  {
    slug: 'rpa-developer',
    title: ['Desenvolvedor RPA', 'RPA developer'],
    group: 'techProduct',
    aliases: [
      'Dev RPA; Analista de automação; Analista RPA; Desenvolvedor de automação',
      'Automation developer; RPA analyst; UiPath developer',
    ],
    skills:
      'Automação de processos 1; Levantamento de requisitos .7; Modelagem de processos .7; Web scraping .6; Documentação técnica .5; Depuração .4',
    languages: 'Python .8; SQL .6; VBA .5; C# .3',
    softwares: 'UiPath 1; Power Automate .7; Automation Anywhere .5; Microsoft Excel .6',
    methodologies: 'BPMN .5',
  },
  {
    slug: 'integration-developer',
    title: ['Desenvolvedor de integrações', 'Integration developer'],
    group: 'techProduct',
    aliases: [
      'Analista de integração; Desenvolvedor de APIs; Engenheiro de integração',
      'API developer; Integration engineer; Middleware developer',
    ],
    skills:
      'Integração de sistemas 1; Desenho de APIs .9; Consumo de APIs REST .8; Documentação técnica .6; Depuração .5; Observabilidade .4',
    languages: 'Java .6; SQL .7; Node.js .5; XML .5; GraphQL .3',
    databases: 'Oracle Database .3',
    softwares: 'Postman .8; Apache Kafka .6; MuleSoft .5; RabbitMQ .5',
    methodologies: 'Microsserviços .5; Arquitetura orientada a eventos .5',
  },
];
