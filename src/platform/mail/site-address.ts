let address = 'http://localhost:3000';

/** Called once at the start of the process, with the setting PUBLIC_URL: mails are written with paths, and their links begin with it. */
export function setSiteAddress(publicUrl: string): void {
  address = publicUrl;
}

export const siteAddress = (): string => address;
