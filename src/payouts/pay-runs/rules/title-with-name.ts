/** What a request to a second administrator is called; the name is empty once the account is deleted. */
export const titleWithName = (title: string, name: string) => (name === '' ? title : `${title} (${name})`);
