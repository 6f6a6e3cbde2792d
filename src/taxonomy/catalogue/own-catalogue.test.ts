import { describe, expect, it } from 'vitest';
import { foldText } from '#taxonomy/rules/fold-text.ts';
import { professionGroups, skillKinds } from '#taxonomy/rules/taxonomy-terms.ts';
import { englishSkillNames, ownCatalogue, readProfession } from './own-catalogue.ts';

const catalogue = ownCatalogue();
const links = catalogue.flatMap((profession) =>
  profession.skills.map((skill) => ({ ...skill, slug: profession.slug })),
);

/** Terms that are the same in Portuguese and English; every other skill or methodology needs an English name. */
const alike =
  `ADDIE; AIDA; Atomic design; BANT; BDD; BPMN; Brainstorming; Business Model Canvas; C4 Model; CI/CD; COBIT; Compliance; Copywriting; COSO;
  DAMA-DMBOK; Data lake; Data mesh; Data warehouse; DDD; Design thinking; DevOps; Docs as code; eSocial; Feedback; FinOps; GitOps; Growth hacking; IFRS;
  Inbound marketing; Inside sales; ISO 27001; ISO 9001; ITIL; Jobs to be done; Kanban; Lean; Lean UX; Management 3.0; MITRE ATT&CK; MLOps; Motion graphics;
  MVVM; NIST CSF; NPS; OKR; OWASP; PDCA; Personas; PMBOK; Remarketing; Rigging; SAFe; Scrum; SEO; Six Sigma; SOX; SPED; SPIN Selling; Storyboard;
  Storytelling; TDD; TOGAF; Trade marketing; UML; Web scraping; Well-Architected Framework; Wireframes; 5S`
    .split(';')
    .map((term) => term.trim());

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the own catalogue', () => {
  it('PRO-07 holds at least 90 professions over the three groups', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(90);
    const counts = professionGroups.map((group) => catalogue.filter((profession) => profession.group === group).length);
    expect(counts[0]).toBeGreaterThanOrEqual(45);
    expect(counts[1]).toBeGreaterThanOrEqual(25);
    expect(counts[2]).toBeGreaterThanOrEqual(25);
  });

  it.each(catalogue.map((profession) => [profession.slug, profession] as const))(
    'PRO-07 %s has 12 to 20 skills, two titles and aliases',
    (_, profession) => {
      expect(profession.skills.length).toBeGreaterThanOrEqual(12);
      expect(profession.skills.length).toBeLessThanOrEqual(20);
      expect(profession.titlePt).not.toBe('');
      expect(profession.titleEn).not.toBe('');
      expect(
        profession.labels.filter((label) => label.kind === 'alias' && label.language === 'pt').length,
      ).toBeGreaterThanOrEqual(1);
      expect(repeated(profession.skills.map((skill) => foldText(skill.name)))).toEqual([]);
    },
  );

  it('PRO-07 names no profession twice, not even by alias', () => {
    expect(repeated(catalogue.map((profession) => profession.slug))).toEqual([]);
    for (const language of ['pt', 'en'] as const) {
      const labels = catalogue.flatMap((profession) =>
        profession.labels.filter((label) => label.language === language).map((label) => foldText(label.label)),
      );
      expect(repeated(labels)).toEqual([]);
    }
  });

  it('PRO-07 writes each skill one way and under one kind', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { name, kind } of links)
      spellings.set(foldText(name), (spellings.get(foldText(name)) ?? new Set()).add(`${name} (${kind})`));
    expect([...spellings.values()].filter((written) => written.size > 1).map((written) => [...written])).toEqual([]);
  });

  it('PRO-07 has both languages for each skill and no translation that nobody uses', () => {
    const words = links
      .filter((link) => link.kind === 'skills' || link.kind === 'methodologies')
      .map((link) => link.name);
    expect(words.filter((name) => !(name in englishSkillNames) && !alike.includes(name))).toEqual([]);
    expect(Object.keys(englishSkillNames).filter((name) => !words.includes(name))).toEqual([]);
    expect(alike.filter((name) => !words.includes(name))).toEqual([]);
    expect(repeated(Object.values(englishSkillNames))).toEqual([]);
  });

  it('PRO-07 uses each of the five kinds', () => {
    for (const kind of skillKinds) expect(links.some((link) => link.kind === kind)).toBe(true);
  });

  it.each(['SQL', 'SQL 0', 'SQL 1.2', '1'])('refuses the written skill %j', (languages) => {
    expect(() =>
      readProfession({ slug: 'x', title: ['X', 'X'], group: 'generic', aliases: ['', ''], languages }),
    ).toThrow('weight');
  });
});
