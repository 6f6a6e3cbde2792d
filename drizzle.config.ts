import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/db/tables.ts', './src/**/server/**/tables.ts'],
  out: './migrations',
});
