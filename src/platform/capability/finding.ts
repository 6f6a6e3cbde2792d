import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FindableKind } from '#platform/contract/findable.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** Who looks for something: the caller, with the rights of the request's space. */
export type FindReader = Pick<SignedInContext, 'session' | 'workspace' | 'reach' | 'language'>;

/** How many of a kind are shown; a SELECT may stop there. */
export const FOUND_OF_KIND = 5;

/** A record that matches what was typed. */
export interface FoundRow<Place = unknown> {
  /** A name or a title. */
  title: string;
  /** Says what it belongs to: a vacancy, a company, a profession; empty where there is nothing to say. */
  about: string;
  place: Place;
}

/** One kind of record that the palette finds. */
export interface FindSource<Place = unknown> {
  kind: FindableKind;
  /** A SELECT of `foundColumns`, with at most `FOUND_OF_KIND` rows; null when this reader may not look for any. */
  select: (reader: FindReader, typed: string) => SQL | null;
  /** Says what SQL cannot. */
  complete?: (row: FoundRow<Place>, reader: FindReader) => FoundRow;
}

/** Binds a kind to its SELECT; `Place` is what the address is made from. */
export function findSource<Place>(source: {
  kind: FindableKind<Place>;
  select: (reader: FindReader, typed: string) => SQL | null;
  complete?: (row: FoundRow<Place>, reader: FindReader) => FoundRow<Place>;
}): FindSource {
  return source as unknown as FindSource;
}

/** The columns of every SELECT, so that all of them join into one. */
export function foundColumns({ title, about, place }: { title: SQL; about: SQL; place: SQL }): SQL {
  return sql`(${title})::text as title, (${about})::text as about, (${place})::jsonb as place`;
}

/** Texts of one or two letters. */
const isShort = (typed: string) => /^\p{Script=Latin}{1,2}$/u.test(typed);

/**
 * Matches a part of a text, ignoring case and accents; nothing typed is a pattern. One or two letters match only the start of a word, because
 * a trigram index cannot find fewer than three letters inside words.
 */
export function containsTyped(column: AnyPgColumn | SQL, typed: string): SQL {
  const folded = sql`fold_text(${column})`;
  const pattern = foldedPattern(typed);
  return isShort(typed)
    ? sql`(${folded} like ${pattern} || '%' or ${folded} like '% ' || ${pattern} || '%')`
    : sql`${folded} like '%' || ${pattern} || '%'`;
}

/** First what begins with it. */
export function beginsFirst(column: SQL, typed: string): SQL {
  return sql`(${beginsWith(column, typed)}) desc`;
}

function beginsWith(column: SQL, typed: string): SQL {
  return sql`fold_text(${column}) like ${foldedPattern(typed)} || '%'`;
}

/** How many matches of either sort are put in order: common words match very many. */
const LOOKED_AT = 200;

/**
 * The rows to be put in order. Those whose text begins with what was typed are read for themselves, so that they are among them however many
 * others match. `select` is bound to a condition; without `matches`, a part of the text has to match.
 */
export function bestMatches(
  select: (condition: SQL) => SQL,
  { column, typed, matches = containsTyped(column, typed) }: { column: SQL; typed: string; matches?: SQL },
  limit = LOOKED_AT,
): SQL {
  const begins = beginsWith(column, typed);
  const others = sql`${matches} and not (${begins})`;
  return sql`(${select(begins)} limit ${limit}) union all (${select(others)} limit ${limit})`;
}

function foldedPattern(typed: string): SQL {
  return sql`fold_text(${typed.replace(/[\\%_]/g, String.raw`\$&`)})`;
}
