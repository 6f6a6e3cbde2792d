export const NAME_LENGTH = 80;
export const COMPANY_LENGTH = 120;
export const PLACE_LENGTH = 80;
export const SITE_LENGTH = 300;
export const COMPANY_TEXT_LENGTH = 2_000;
export const PHONE_DIGITS = { minimum: 6, maximum: 14 } as const;
