/** "Trilho · PJ · Remote": joins the facts that are set. */
export function joinFacts(facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ');
}
