import { describe, expect, it } from 'vitest';
import { feminineTitle } from './feminine-title.ts';

describe('feminineTitle', () => {
  it.each([
    ['Desenvolvedor front-end', 'Desenvolvedora front-end'],
    ['Engenheiro de dados', 'Engenheira de dados'],
    ['Arquiteto de software', 'Arquiteta de software'],
    ['Advogado corporativo', 'Advogada corporativa'],
    ['Redator publicitário', 'Redatora publicitária'],
    ['Líder técnico', null],
    ['Secretário executivo', 'Secretária executiva'],
    ['Executivo de vendas', 'Executiva de vendas'],
    ['Fotógrafo', 'Fotógrafa'],
    ['Auditor interno', 'Auditora interna'],
    ['Desenvolvedor React Native', 'Desenvolvedora React Native'],
    ['Técnico de informática', 'Técnica de informática'],
    ['Analista de mercado', null],
    ['Gerente de produto', null],
    ['Product owner', null],
    ['UX writer', null],
    ['', null],
  ])('%s → %s', (title, feminine) => {
    expect(feminineTitle(title)).toBe(feminine);
  });
});
