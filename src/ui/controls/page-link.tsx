import { Link, useRouter } from '@tanstack/react-router';
import { useMemo, type AnchorHTMLAttributes, type Ref } from 'react';

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the product with its search and hash, or an address elsewhere. */
  to: string;
  replace?: boolean;
  /** `page`: current only on this exact address without its search; `search`: the search counts too; `prefix`: also on pages below it. */
  match?: 'page' | 'search' | 'prefix';
  /** For links that only change the search of the current page: there is nothing to preload. */
  preload?: false;
  /** For links that open something beside or below: the page stays where it is. */
  resetScroll?: false;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to a plain address: paths come from each capability's builders, which the router's types do not know. */
export function PageLink({ to, match = 'page', ...rest }: PageLinkProps) {
  const router = useRouter();
  // The router re-creates a link when it receives another function, so each keeps its own.
  const target = useMemo(() => {
    const url = new URL(to, window.location.origin);
    if (url.origin !== window.location.origin) return null;
    const search = router.options.parseSearch?.(url.search) ?? Object.fromEntries(url.searchParams);
    return { pathname: url.pathname, search: () => search, hash: url.hash.slice(1) };
  }, [to, router]);
  if (target === null) return <a href={to} rel="noopener noreferrer" {...rest} />;
  return (
    <Link
      to={target.pathname as never}
      search={target.search as never}
      {...(target.hash !== '' && { hash: target.hash })}
      activeOptions={{ exact: match !== 'prefix', includeSearch: match === 'search' }}
      {...rest}
    />
  );
}
