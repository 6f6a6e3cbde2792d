/** Splits `faults:rolling,faults:mail,start` into benches with the parts of each that were named: `faults` with rolling and mail, `start` with all. */
export function chosenBenches(only: string): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  for (const one of only.split(',')) {
    const [name = '', part] = one.split(':');
    const parts = chosen.get(name);
    if (part === undefined || parts?.length === 0) chosen.set(name, []);
    else chosen.set(name, [...(parts ?? []), part]);
  }
  return chosen;
}
