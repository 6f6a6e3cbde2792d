import type { Profile } from '#profiles/rules/profile.ts';

/** A profile without any gap. */
export function completeProfile(): Profile {
  return {
    displayName: 'Iara Souza',
    about: 'Faz pontes.',
    pronouns: '',
    jobTitle: 'Designer',
    professionId: null,
    level: 4,
    country: 'BR',
    city: 'Olinda',
    phone: { countryCode: '+55', phoneNumber: '8133330000' },
    availability: {
      isAvailable: true,
      startsWithin: null,
      dailyTimes: [],
      meetingTimes: [],
      partTime: false,
      fullTime: true,
      freelance: false,
      hiringModels: [],
    },
    skills: [
      ...['Pesquisa', 'Prototipação', 'Escrita', 'Acessibilidade'].map((name) => ({ kind: 'skills' as const, name })),
      { kind: 'softwares', name: 'Figma' },
    ],
    experiences: [
      {
        id: '1',
        company: 'Oficina',
        office: 'Designer',
        kindOfWork: 'CLT',
        description: 'Telas.',
        location: 'Recife',
        start: '2020-02',
        end: null,
        currentJob: true,
      },
    ],
    educations: [
      {
        id: '1',
        school: 'Escola',
        course: 'Design',
        degree: '',
        start: '2014',
        end: '2018',
        stillTraining: false,
        description: '',
      },
    ],
    languages: [{ language: 'pt', proficiency: 'native' }],
    nativeLanguage: 'pt',
    englishLevel: 'advanced',
    pages: { linkedin: '', behance: 'https://www.behance.net/iara', github: '', webPage: '' },
    values: { currency: 'BRL', hourValue: 9_000, hourReceive: null, monthValue: null, monthReceive: 1_000_000 },
    certifications: [],
  };
}
