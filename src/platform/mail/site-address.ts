let address: string | undefined;

/** Called once at the start of the process, with the setting PUBLIC_URL: mails are written with paths, and their links begin with it. */
export function setSiteAddress(publicUrl: string): void {
  address = publicUrl;
}

/** Throws before `setSiteAddress` was called: no mail is better than one whose links lead nowhere. */
export function siteAddress(): string {
  if (address === undefined) throw new Error('The address of the product is not set.');
  return address;
}
