import { type Permission, permissionRegistry, permissions } from '#platform/access/permissions.ts';

export const presetNames = ['full', 'hiring', 'finance', 'projectManager', 'readOnly'] as const;
/** Texts under `presets.<name>`. */
export type PresetName = (typeof presetNames)[number];

/** Permission sets for typical roles; the owner starts from one and adjusts it. */
export const permissionPresets: Record<PresetName, readonly Permission[]> = {
  full: permissions,
  hiring: permissions.filter((permission) => permissionRegistry[permission].scope === 'hiring'),
  finance: permissions.filter((permission) => permissionRegistry[permission].scope === 'finance'),
  projectManager: [
    'assignProfessionals',
    'turnOffProfessionals',
    'generateReports',
    'editProject',
    'trackTasks',
    'manageTasks',
  ],
  readOnly: [],
};

/** The preset with exactly these permissions, in any order. */
export function presetOf(given: readonly Permission[]): PresetName | null {
  const set = new Set(given);
  const isSame = (preset: readonly Permission[]) =>
    preset.length === set.size && preset.every((permission) => set.has(permission));
  return presetNames.find((name) => isSame(permissionPresets[name])) ?? null;
}
