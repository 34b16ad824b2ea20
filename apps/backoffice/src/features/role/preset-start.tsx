import { type RolePresetId, rolePresetIds, rolePresets } from '@balcao/contract/role-preset';
import { confirm } from '@balcao/ui/confirm';
import { useTranslations } from 'use-intl';
import { RolePresetChoice, usePresetName } from '../../lib/role-preset-choice.tsx';
import { allAt, levelsOf, sameLevels } from './permission-levels.ts';
import type { RoleForm } from './use-role-form.ts';

const levelsOfPreset = (preset: RolePresetId) => levelsOf([...rolePresets[preset]]);

/**
 * Begins a new role from a ready-made one, which fills in name and permissions. A name that was typed stays; permissions that were
 * chosen one by one are replaced only when the person agrees.
 */
export const PresetStart = ({ form }: { form: RoleForm }) => {
  const t = useTranslations('role.preset');
  const nameOf = usePresetName();
  const { name, levels } = form.values;
  const value = rolePresetIds.find((preset) => sameLevels(levels, levelsOfPreset(preset))) ?? '';
  const isNameFree = name.trim() === '' || rolePresetIds.some((preset) => nameOf(preset) === name.trim());
  const isByHand = value === '' && !sameLevels(levels, allAt('none'));
  const choose = async (preset: RolePresetId) => {
    const question = {
      title: t('replace.title', { name: nameOf(preset) }),
      message: t('replace.text'),
      action: t('replace.action'),
    };
    if (isByHand && !(await confirm(question))) return;
    form.setFieldValue('levels', levelsOfPreset(preset));
    if (isNameFree) form.setFieldValue('name', nameOf(preset));
  };
  return (
    <RolePresetChoice legend={t('legend')} help={t('help')} value={value} onChange={(preset) => void choose(preset)} />
  );
};
