interface Words {
  aboutCompany: string | null;
  culture: string | null;
}

/** What candidates read about the company: the vacancy's own texts, or what the workspace says of itself unless another company hires. */
export function companyWords(
  vacancy: Words & { hiringCompany: string | null },
  workspace: { about: string; culture: string },
): Words {
  const own = (text: string) => (vacancy.hiringCompany === null && text !== '' ? text : null);
  return {
    aboutCompany: vacancy.aboutCompany ?? own(workspace.about),
    culture: vacancy.culture ?? own(workspace.culture),
  };
}
