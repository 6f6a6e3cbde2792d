import { ownCatalogue } from '#taxonomy/catalogue/own-catalogue.ts';

/** Words of real vacancies, common ones first: the generator picks from the head of each list far more often. */
export function vacancyWords() {
  const professions = ownCatalogue();
  const areaOfGroup = { techProduct: 'programming', marketingDesign: 'marketing', generic: 'other' } as const;
  return {
    titles: professions.flatMap(({ titlePt, titleEn }) => [titlePt, titleEn]),
    areas: professions.flatMap(({ group, slug }) => {
      const area = slug.includes('design') ? 'design' : areaOfGroup[group];
      return [area, area];
    }),
    skills: [...new Set(professions.flatMap(({ skills }) => skills.map(({ name }) => name)))],
    levels: ['Pleno', 'Sênior', 'Júnior', '', 'Especialista', '(Remoto)', 'Trainee'],
    companies: words(companyStarts, companyEnds),
    cities,
  };
}

/** Common, rare (one in a thousand) and combined search words; the generator puts `rare` into the titles. */
export const searchWords = {
  common: 'sênior',
  two: 'desenvolvedor pleno',
  rare: 'COBOL',
  tagOnly: 'Kubernetes',
  company: 'Jatobá Tecnologia',
  mistyped: 'desenvolvdeor pelno',
} as const;

const companyStarts =
  'Aurora Ipê Jatobá Maré Vento Norte Serra Lume Traço Nó Ponto Raiz Fio Orla Cais Brisa Arco Prumo Sabiá Juriti'.split(
    ' ',
  );
const companyEnds =
  'Tecnologia Sistemas Digital Software Labs Consultoria Varejo Saúde Educação Logística Energia Seguros Pagamentos Dados Mídia'.split(
    ' ',
  );
const cities =
  'São Paulo,Rio de Janeiro,Belo Horizonte,Curitiba,Porto Alegre,Florianópolis,Recife,Campinas,Salvador,Fortaleza,Brasília,Goiânia,Joinville,Maringá,Vitória,Natal,Belém,Manaus,Lisboa,Porto'.split(
    ',',
  );

function words(starts: readonly string[], ends: readonly string[]): string[] {
  return ends.flatMap((end) => starts.map((start) => `${start} ${end}`));
}
