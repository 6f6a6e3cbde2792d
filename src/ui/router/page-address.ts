import { type ResolveParams, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

type RawSearch = Record<string, unknown>;

/** The address of a page. Its route and all components of the page take the types of path parameters and search from it. */
export interface PageAddress<Path extends string = string, Search extends object = RawSearch> {
  path: Path;
  /** Parses the search; without it, a page receives the search unparsed. */
  readSearch: ((search: RawSearch) => Search) | undefined;
  useParams: () => ResolveParams<Path>;
  /** Returns the same object until the search changes. */
  useSearch: () => Search;
  /** For components that need only part of the search: they do not rerender when other parts change. */
  useSearchPart: <Part>(select: (search: Search) => Part) => Part;
}

/** Declares an address with path parameters as `$name` and `{-$name}`, and the parser of its search. */
export function pageAddress<const Path extends string>(path: Path): PageAddress<Path>;
export function pageAddress<const Path extends string, Search extends object>(
  path: Path,
  readSearch: (search: RawSearch) => Search,
): PageAddress<Path, Search>;
export function pageAddress(path: string, readSearch?: (search: RawSearch) => object): PageAddress<string, object> {
  // Parent routes pass on search parameters that a child route has rejected, so they are parsed again.
  const read = (raw: RawSearch) => readSearch?.(raw) ?? raw;
  return {
    path,
    readSearch,
    // The router learns the pages of all rooms only at run time, so its hooks are untyped: the address adds the types.
    useParams: () => useParams({ strict: false }),
    useSearch: () => {
      const raw: RawSearch = useSearch({ strict: false });
      return useMemo(() => read(raw), [raw]);
    },
    useSearchPart: (select) => useSearch({ strict: false, select: (raw: RawSearch) => select(read(raw)) }),
  };
}

/** For a page with two addresses: the path parameters of either. */
export function useEitherParams<First extends string, Second extends string>(
  first: PageAddress<First, object>,
  _second: PageAddress<Second, object>,
): Partial<ResolveParams<First> & ResolveParams<Second>> {
  return first.useParams();
}
