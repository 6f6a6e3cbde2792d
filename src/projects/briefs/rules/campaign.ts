/** As a campaign is written in the address of the pages of a brief. */
export const CAMPAIGN_PATTERN = /^[\p{L}\p{N}_-]{1,60}$/u;

/** The campaign that an address names; null when it names none, or something that is no name. */
export function campaignOf(written: string | undefined): string | null {
  return written !== undefined && CAMPAIGN_PATTERN.test(written) ? written : null;
}
