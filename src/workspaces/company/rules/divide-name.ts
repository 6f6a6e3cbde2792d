export interface DividedName {
  name: string;
  lastName: string;
}

/** A person's name for the two fields of the company's form: divided where its owner once typed it, while it still begins so, otherwise after the first word. */
export function divideName(whole: string, typedFirst: string): DividedName {
  const first = typedFirst !== '' && whole.startsWith(`${typedFirst} `) ? typedFirst : (whole.split(' ')[0] ?? '');
  return { name: first, lastName: whole.slice(first.length).trim() };
}
