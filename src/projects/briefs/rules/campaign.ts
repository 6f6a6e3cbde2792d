/** The format of a campaign in the addresses of brief pages. */
export const CAMPAIGN_PATTERN = /^[\p{L}\p{N}_-]{1,60}$/u;

/** The campaign that an address names; null when it names none or is malformed. */
export function campaignOf(written: string | undefined): string | null {
  return written !== undefined && CAMPAIGN_PATTERN.test(written) ? written : null;
}
