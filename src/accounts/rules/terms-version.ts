/** The version of the terms of use and the privacy policy that people accept at sign-up; changes with their texts. */
export const TERMS_VERSION = '2026-01';
