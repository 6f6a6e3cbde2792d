import { users } from '#accounts/server/tables.ts';

/** What a mail to somebody needs to know of them. */
export const mailReader = { name: users.name, email: users.email, language: users.language, brand: users.brand };
