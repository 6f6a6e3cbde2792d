import type { PositionToBuild } from '#projects/builders.ts';

export const believablePositions: readonly PositionToBuild[] = [
  {
    title: 'Engenharia de dados sênior',
    profession: 'Engenheiro de dados',
    area: 'programming',
    hiringModel: 'PJ',
    workModel: 'remote',
    tags: [
      { kind: 'languages', name: 'Python' },
      { kind: 'databases', name: 'PostgreSQL' },
    ],
  },
  {
    title: 'Senior product designer',
    profession: 'Product designer',
    area: 'design',
    hiringModel: 'CLT',
    workModel: 'hybrid',
    tags: [{ kind: 'softwares', name: 'Figma' }],
  },
  { title: 'Analista de mídia paga', area: 'marketing', hiringModel: 'PJ', workModel: 'remote', tags: [] },
];
