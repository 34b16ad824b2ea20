import { fieldMessage } from '@balcao/contract/field-texts';
import type { Locale } from '@balcao/ui/locale';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { addressesAtMost, addressesIn } from './addresses.ts';
import { type Sent, useInviteAll, useInviteByLink } from './invitation.queries.ts';

export type Way = 'email' | 'link';
interface Values {
  way: Way;
  emails: string;
  roleId: string;
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
  const initialValues: Values = { way: 'email', emails: '', roleId: '', locale };
  return useForm({
    initialValues,
    validate: (values) => {
      const emails = mistakeIn(values);
      return { ...(emails ? { emails } : {}), ...(values.roleId ? {} : { roleId: required }) };
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
  const settle = ({ sent, refused, left, error }: Sent) => {
    if (sent.length > 0) tellGood(t('sent', { count: sent.length }));
    if (error) present(error);
    if (refused.length === 0 && left.length === 0) return onSent();
    form.setFieldValue('emails', [...refused.map(({ email }) => email), ...left].join('\n'));
    if (refused.length === 0) return;
    form.setFieldError('emails', refused.map(({ email, why }) => t(`refused.${why}`, { email })).join('\n'));
    form.getInputNode('emails')?.focus();
  };
  return {
    isPending: all.isPending || byLink.isPending,
    send: ({ way, emails, roleId, locale }: Values) => {
      if (way === 'email') all.mutate({ emails: addressesIn(emails).emails, roleId, locale }, { onSuccess: settle });
      else byLink.mutate({ roleId, locale }, { onSuccess: ({ link }) => link && onLink(link) });
    },
  };
};
