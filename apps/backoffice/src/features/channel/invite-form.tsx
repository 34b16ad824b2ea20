import type { ChannelRight } from '@balcao/contract/channel';
import { inviteMember } from '@balcao/contract/invitation';
import { reaches } from '@balcao/contract/menus';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import type { Locale } from '@balcao/ui/locale';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useGrantableRoles } from '../../lib/roles.ts';
import { addressRefusalOf, useInviteManager } from './manager-invitation.queries.ts';
import { RightChoice } from './right-choice.tsx';

interface InviteFormProps {
  channelId: string;
  /** The rights that the member may give. */
  giveable: readonly ChannelRight[];
  /** The address is that of a member, who is chosen and not invited. */
  onMember: (email: string) => void;
  onDone: () => void;
}

const useInviting = ({ channelId, onMember, onDone }: InviteFormProps) => {
  const t = useTranslations('channel.managers.invited');
  const locale = useLocale() as Locale;
  const present = useRefusals();
  const invite = useInviteManager(channelId);
  const [rights, setRights] = useState<ChannelRight[]>(['write']);
  const form = useForm({
    initialValues: { email: '', roleId: '' },
    validate: (values) => checkedNow(inviteMember.body, locale)({ ...values, locale }),
  });
  const submit = form.onSubmit((values) => {
    const { email } = values;
    invite.mutate(
      { ...values, rights, locale },
      {
        tell: (invited) => t('sent', { email: invited.email ?? email }),
        onSuccess: onDone,
        onError: (error) => {
          const why = addressRefusalOf(error);
          if (why === 'member_already') return onMember(email);
          if (why) form.setFieldError('email', t(`words.refused.${why}`, { email }));
          else if (!showFieldErrors(form, error)) present(error);
        },
      },
    );
  }, focusFirst(form));
  return { form, rights, setRights, submit, isPending: invite.isPending };
};

/** Invites a person who is not in the team yet: into the team with a role, and to the channel with rights. */
export const InviteForm = (props: InviteFormProps) => {
  const t = useTranslations('channel.managers.invited');
  const shared = useTranslations('shared');
  const { isAdmin } = useCurrentUser();
  const { form, rights, setRights, submit, isPending } = useInviting(props);
  const roles = useGrantableRoles()?.filter(({ menuPermissions }) =>
    reaches({ isAdmin: false, menuPermissions }, 'channels.index', 'read'),
  );
  const choices = (roles ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Grid as="form" gap={16} noValidate onSubmit={submit}>
      <Muted>{t('help')}</Muted>
      <TextInput
        label={t('email')}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={t('role')}
        data={[{ value: '', label: t('words.chooseRole') }, ...choices]}
        {...form.getInputProps('roleId')}
      />
      {roles?.length === 0 && (
        <Muted>
          {t('noRole')}{' '}
          {isAdmin && (
            <AppLink to="/setting/team/role" className="link">
              {t('words.toRoles')}
            </AppLink>
          )}
        </Muted>
      )}
      <RightChoice giveable={props.giveable} chosen={rights} onChange={setRights} />
      <Row gap={12} wrap>
        <Button type="submit" loading={isPending} disabled={rights.length === 0}>
          {t('send')}
        </Button>
        <Button variant="default" onClick={props.onDone}>
          {shared('cancel')}
        </Button>
      </Row>
    </Grid>
  );
};
