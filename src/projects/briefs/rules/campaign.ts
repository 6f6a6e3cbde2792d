/** The format of a campaign in the addresses of brief pages. */
export const CAMPAIGN_PATTERN = /^[\p{L}\p{N}_-]{1,60}$/u;

/** The campaign in an address; null if there is none or it is malformed. */
export function campaignOf(written: string | undefined): string | null {
  return written !== undefined && CAMPAIGN_PATTERN.test(written) ? written : null;
}
