export const brands = ['default', 'recruiting'] as const;
/** Which of the two looks the product shows; see the tokens of src/ui/theme. */
export type Brand = (typeof brands)[number];

/** Addresses of the second brand: each opens the entrance, and an address behind one opens that page in the brand. */
export const brandDoors = ['/recruiting', '/recrutamento'] as const;

/** The address behind a door of the second brand: `/jobs?area=design` for `/recruiting/jobs?area=design`; null for a door itself and all others. */
export function behindBrandDoor(address: string): string | null {
  const door = brandDoors.find((one) => address.startsWith(`${one}/`));
  const inside = door && address.slice(door.length);
  // Two slashes would name another host.
  return inside && /^\/[^/\\?#]/.test(inside) ? inside : null;
}
