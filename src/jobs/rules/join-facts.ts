/** "Trilho · PJ · Remote": what is there, joined. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ');
}
