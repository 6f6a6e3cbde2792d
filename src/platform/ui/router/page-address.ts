import { type ResolveParams, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

type RawSearch = Record<string, unknown>;

/** Where a page is. Its route and everything that the page shows know from here what its path and its search hold. */
export interface PageAddress<Path extends string = string, Search extends object = RawSearch> {
  path: Path;
  /** Reads what stands in the address; without a reader of its own a page gets the search as it was written. */
  readSearch: ((search: RawSearch) => Search) | undefined;
  useParams: () => ResolveParams<Path>;
  /** The same object as long as the address says the same. */
  useSearch: () => Search;
  /** For parts that only a piece of the search concerns: nothing is drawn anew when another one changes. */
  useSearchPart: <Part>(select: (search: Search) => Part) => Part;
}

/** Declares an address, with the parameters of its path as `$name` and `{-$name}`, and what reads its search. */
export function pageAddress<const Path extends string>(path: Path): PageAddress<Path>;
export function pageAddress<const Path extends string, Search extends object>(
  path: Path,
  readSearch: (search: RawSearch) => Search,
): PageAddress<Path, Search>;
export function pageAddress(path: string, readSearch?: (search: RawSearch) => object): PageAddress<string, object> {
  // The outer routes hand on what a route left out as senseless, so it is read once more.
  const read = (raw: RawSearch) => readSearch?.(raw) ?? raw;
  return {
    path,
    readSearch,
    // The router learns the pages of all rooms only when it runs: here its untyped answer gets the types of the address.
    useParams: () => useParams({ strict: false }),
    useSearch: () => {
      const raw: RawSearch = useSearch({ strict: false });
      return useMemo(() => read(raw), [raw]);
    },
    useSearchPart: (select) => useSearch({ strict: false, select: (raw: RawSearch) => select(read(raw)) }),
  };
}

/** Of a page that has two addresses: what the path holds at either. */
export function useEitherParams<First extends string, Second extends string>(
  first: PageAddress<First, object>,
  _second: PageAddress<Second, object>,
): Partial<ResolveParams<First> & ResolveParams<Second>> {
  return first.useParams();
}
