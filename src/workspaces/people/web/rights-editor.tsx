import { Checkbox } from '@mantine/core';
import { useTranslation } from '#ui/i18n.ts';
import {
  type Permission,
  permissionRegistry,
  permissions,
  type PermissionScope,
} from '#platform/access/permissions.ts';
import { ChoiceChips } from '#ui/form/choice-chips.tsx';
import { FieldGroup } from '#ui/form/field-parts.tsx';
import { permissionPresets, presetNames, presetOf } from '#workspaces/people/rules/permission-presets.ts';
import { grantPermission, revokePermission } from '#workspaces/people/rules/permission-sets.ts';
import styles from './people.module.css';

const scopes: readonly PermissionScope[] = ['hiring', 'work', 'finance'];

interface RightsEditorProps {
  value: readonly Permission[];
  onChange: (value: Permission[]) => void;
}

/** The permissions under their headings, with presets to start from. */
export function RightsEditor({ value, onChange }: RightsEditorProps) {
  const { t } = useTranslation('workspaces');
  return (
    <>
      <ChoiceChips
        label={t('rights.preset')}
        value={presetOf(value)}
        onChange={(name) => onChange([...permissionPresets[name]])}
        options={presetNames.map((name) => ({ value: name, label: t(`presets.${name}`) }))}
      />
      {scopes.map((scope) => (
        <FieldGroup key={scope} label={t(`scopes.${scope}`)}>
          <div className={styles.rights}>
            {permissions
              .filter((permission) => permissionRegistry[permission].scope === scope)
              .map((permission) => {
                const need = permissionRegistry[permission].dependsOn;
                return (
                  <Checkbox
                    key={permission}
                    label={
                      <>
                        {t(permissionRegistry[permission].text)}
                        {need && (
                          <span className="meta">
                            {' '}
                            · {t('rights.needs', { right: t(permissionRegistry[need].text) })}
                          </span>
                        )}
                      </>
                    }
                    checked={value.includes(permission)}
                    onChange={(event) =>
                      onChange((event.target.checked ? grantPermission : revokePermission)(value, permission))
                    }
                  />
                );
              })}
          </div>
        </FieldGroup>
      ))}
    </>
  );
}
