import type { StaffPerson } from '@balcao/contract/staff-team';
import { confirm } from '@balcao/ui/confirm';
import type { Icon } from '@balcao/ui/icon';
import { IconMail, IconShieldOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import { type StaffAct, useStaffAct } from './staff-team.queries.ts';

export interface PersonAction {
  readonly act: StaffAct;
  readonly label: string;
  readonly icon: Icon;
  readonly dangerous: boolean;
  readonly onAct: () => void;
}

const icons: Readonly<Record<StaffAct, Icon>> = {
  sendLink: IconMail,
  resetFactor: IconShieldOff,
  disable: IconUserOff,
  enable: IconUserCheck,
};

/** What can be done about someone's access; what would be refused is not offered. */
const actsFor = ({ status, twoFactor }: StaffPerson, isMe: boolean): StaffAct[] => {
  if (status === 'disabled') return ['enable'];
  if (isMe) return ['sendLink'];
  return twoFactor ? ['sendLink', 'resetFactor', 'disable'] : ['sendLink', 'disable'];
};

/** The actions on a person: each says what will happen before it does. */
export const useStaffActions = () => {
  const t = useTranslations('people');
  const roleName = useTranslations('staff.role');
  const { staffId: own } = useCurrentStaff();
  const { mutate } = useStaffAct();
  return (person: StaffPerson): PersonAction[] =>
    actsFor(person, person.staffId === own).map((act) => {
      const { staffId: id, name, email, role } = person;
      const values = { name, email, role: roleName(role) };
      const dangerous = act === 'disable' || act === 'resetFactor';
      const onAct = async () => {
        const question = { title: t(`${act}.title`, values), message: t(`${act}.text`, values) };
        if (!(await confirm({ ...question, action: t(`${act}.action`, values), dangerous }))) return;
        mutate({ act, id }, { tell: t(`${act}.done`, values) });
      };
      return { act, label: t(`actions.${act}`), icon: icons[act], dangerous, onAct: () => void onAct() };
    });
};
