import { type Brand, brandDoors, brands } from '#platform/contract/brand.ts';

export const TEMPLATE_KEY = 'TEMPLATE_KEY';

function isBrand(value: string | null): value is Brand {
  return brands.includes(value as Brand);
}

/** The brand of an address: its parameter, its host name, or its first folder; null when it names none. */
export function brandOfAddress(address: { hostname: string; pathname: string; search: string }): Brand | null {
  const asked = new URLSearchParams(address.search).get('brand');
  if (isBrand(asked)) return asked;
  if (/^(recruiting|recrutamento)\./.test(address.hostname)) return 'recruiting';
  if (brandDoors.some((door) => `${address.pathname}/`.startsWith(`${door}/`))) return 'recruiting';
  return null;
}

function savedBrand(): Brand | null {
  try {
    const stored = sessionStorage.getItem(TEMPLATE_KEY);
    return isBrand(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function currentBrand(): Brand {
  const brand = document.documentElement.dataset.brand ?? null;
  return isBrand(brand) ? brand : 'default';
}

/** Called before the first render and by the doors of a brand: the brand's tokens depend on one attribute of <html>. */
export function applyBrand(address: Parameters<typeof brandOfAddress>[0] = window.location): Brand {
  const brand = brandOfAddress(address) ?? savedBrand() ?? 'default';
  document.documentElement.dataset.brand = brand;
  try {
    sessionStorage.setItem(TEMPLATE_KEY, brand);
  } catch {
    // Storage may be blocked; the brand then lasts for this page only.
  }
  return brand;
}
