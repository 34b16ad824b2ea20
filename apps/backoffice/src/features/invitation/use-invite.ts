import { fieldMessage } from '@balcao/contract/field-texts';
import type { Role } from '@balcao/contract/role';
import type { RolePresetId } from '@balcao/contract/role-preset';
import type { Locale } from '@balcao/ui/locale';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { permissionsOfPreset, usePresetName } from '../../lib/role-preset-choice.tsx';
import { useCreateRole, useRoleInvalidation } from '../../lib/roles.ts';
import { addressesAtMost, addressesIn } from './addresses.ts';
import { type Sent, useInviteAll, useInviteByLink } from './invitation.queries.ts';

export type Way = 'email' | 'link';
interface Values {
  way: Way;
  emails: string;
  roleId: string;
  /** The ready-made role that is made with the invitation, where the team has none to give; empty otherwise. */
  preset: RolePresetId | '';
  locale: Locale;
}

/** What is typed into the form, and what is wrong with it. */
export const useInviteForm = () => {
  const t = useTranslations('invitation.form');
  const locale = useLocale();
  const required = fieldMessage({ code: 'invalid_format', path: [], input: '' }, locale);
  const mistakeIn = ({ way, emails: text }: Values): string | undefined => {
    const { emails, wrong } = addressesIn(text);
    if (way === 'link') return undefined;
    if (wrong.length > 0) return t('wrong', { emails: wrong.join(', ') });
    if (emails.length > addressesAtMost) return t('tooMany', { max: addressesAtMost });
    return emails.length === 0 ? required : undefined;
  };
  const initialValues: Values = { way: 'email', emails: '', roleId: '', preset: '', locale };
  return useForm({
    initialValues,
    validate: (values) => {
      const emails = mistakeIn(values);
      return { ...(emails ? { emails } : {}), ...(values.roleId || values.preset ? {} : { roleId: required }) };
    },
  });
};
export type InviteForm = ReturnType<typeof useInviteForm>;

interface Ends {
  onSent: () => void;
  onLink: (link: string) => void;
}

/** Sends what the form holds. What could not be sent stays in it, each address with its reason. */
export const useInvite = (form: InviteForm, { onSent, onLink }: Ends) => {
  const t = useTranslations('invitation.form');
  const present = useRefusals();
  const all = useInviteAll();
  const byLink = useInviteByLink();
  const first = useFirstRole(form);
  const settle = ({ refused, left, error }: Sent) => {
    if (error) present(error);
    if (refused.length === 0 && left.length === 0) return onSent();
    form.setFieldValue('emails', [...refused.map(({ email }) => email), ...left].join('\n'));
    if (refused.length === 0) return;
    form.setFieldError('emails', refused.map(({ email, why }) => t(`refused.${why}`, { email })).join('\n'));
    form.getInputNode('emails')?.focus();
  };
  const invite = ({ way, emails, locale }: Values, roleId: string, onUnsent?: () => void) => {
    if (way === 'email')
      all.mutate(
        { emails: addressesIn(emails).emails, roleId, locale },
        {
          tell: ({ sent }) => (sent.length > 0 ? t('sent', { count: sent.length }) : undefined),
          onSuccess: (outcome) => {
            if (outcome.refused.length + outcome.left.length > 0) onUnsent?.();
            settle(outcome);
          },
        },
      );
    else
      byLink.mutate(
        { roleId, locale },
        { onSuccess: ({ link }) => link && onLink(link), ...(onUnsent ? { onError: onUnsent } : {}) },
      );
  };
  return {
    isPending: first.isPending || all.isPending || byLink.isPending,
    /** The role that was made in this dialog, and whose invitation has not been sent yet. */
    made: first.made,
    /** The name of the ready-made role is taken: the team has a role meanwhile, or one that is off. */
    isTaken: first.isTaken,
    send: (values: Values) => {
      const { preset, roleId } = values;
      if (preset) first.make(preset, (role) => invite(values, role.id, () => first.keep(role)));
      else invite(values, roleId);
    },
  };
};

/** Makes the first role of a team. It stays when its invitation cannot be sent, and is then the one that is chosen. */
const useFirstRole = (form: InviteForm) => {
  const t = useTranslations('role.form');
  const present = useRefusals();
  const nameOf = usePresetName();
  const create = useCreateRole();
  const readRolesAgain = useRoleInvalidation();
  const [made, setMade] = useState<Role>();
  const [isTaken, setIsTaken] = useState(false);
  return {
    isPending: create.isPending,
    made,
    isTaken,
    make: (preset: RolePresetId, onMade: (role: Role) => void) =>
      create.mutate(
        { name: nameOf(preset), menuPermissions: permissionsOfPreset(preset) },
        {
          onSuccess: onMade,
          onError: (error) => {
            if (error.name !== 'already_exists') return present(error);
            setIsTaken(true);
            void readRolesAgain();
            form.setFieldValue('preset', '');
            form.setFieldError('roleId', t('nameTaken'));
          },
        },
      ),
    keep: (role: Role) => {
      setMade(role);
      form.setValues({ preset: '', roleId: role.id });
    },
  };
};
