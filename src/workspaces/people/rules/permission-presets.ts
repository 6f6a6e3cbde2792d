import { type Permission, permissionRegistry, permissions, type PartialPreset } from '#platform/access/permissions.ts';

export const presetNames = ['full', 'hiring', 'finance', 'projectManager', 'readOnly'] as const;
/** Texts under `presets.<name>`. */
export type PresetName = (typeof presetNames)[number];

const startingWith = (preset: PartialPreset) =>
  permissions.filter((permission) => permissionRegistry[permission].presets.includes(preset));

/** Permission sets for typical roles; the owner starts from one and adjusts it. */
export const permissionPresets: Record<PresetName, readonly Permission[]> = {
  full: permissions,
  hiring: startingWith('hiring'),
  finance: startingWith('finance'),
  projectManager: startingWith('projectManager'),
  readOnly: [],
};

/** The preset with exactly these permissions, in any order. */
export function presetOf(given: readonly Permission[]): PresetName | null {
  const set = new Set(given);
  const isSame = (preset: readonly Permission[]) =>
    preset.length === set.size && preset.every((permission) => set.has(permission));
  return presetNames.find((name) => isSame(permissionPresets[name])) ?? null;
}
