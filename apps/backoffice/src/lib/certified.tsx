import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { blockOf } from './blocked.ts';
import { useMay } from './may.ts';
import { useCurrentUser } from './member.ts';
import { formPages, infoPages } from './merchant-pages.ts';
import { editsMerchant } from './merchant-rights.ts';
import { useWaitingAbove } from './waiting.ts';
import { WhyNot } from './why-not.tsx';

const tones = { open: 'waiting', under: 'moving', rejected: 'bad', outdated: 'waiting' } as const;

/**
 * Above a screen that needs a certified team, or one whose data for payments are accepted too: says what is missing and leads there.
 * Shows nothing once the team has what it needs, nor what is said above already.
 */
export const CertifiedNotice = ({ needs }: { needs: 'team' | 'payment' }) => {
  const t = useTranslations('standing.blocked');
  const steps = useTranslations('standing.steps');
  const action = useTranslations('standing.steps.action');
  const isToldAbove = useWaitingAbove();
  const may = useMay(editsMerchant);
  const user = useCurrentUser();
  const block = blockOf(needs, user);
  if (!block || (block.state === 'rejected' && isToldAbove)) return null;
  // Who needs payments fills in the data for them, and the certification goes along.
  const { state } = block;
  const isTogether = needs === 'payment' && block.kind === 'certification' && state === 'open';
  // A certification that waits with the data for payments is followed there.
  const isJoined = block.kind === 'certification' && state === 'under' && user.formStatus === 'UNDER';
  const kind = isTogether || isJoined ? 'merchant' : block.kind;
  const textOf = () => {
    if (state === 'rejected') return t('rejectedText');
    if (isTogether) return t('togetherText');
    if (isJoined) return steps('underTogether');
    return state === 'outdated' ? t('merchant.outdatedText') : t(`${block.kind}.${state}Text`);
  };
  const title = state === 'outdated' ? t('merchant.outdated') : t(`${block.kind}.${state}`);
  const words = state === 'open' ? action(`open.${kind}`) : action(state);
  const to = state === 'under' ? infoPages[kind] : formPages[kind];
  return (
    <Box mb={24}>
      <Callout
        tone={tones[state]}
        title={title}
        action={
          may && (
            <Button
              variant="default"
              renderRoot={(props) => <AppLink {...props} to={to} search={state === 'outdated' ? { edit: true } : {}} />}
            >
              {words}
            </Button>
          )
        }
      >
        <p>{textOf()}</p>
        <WhyNot of={editsMerchant} line />
      </Callout>
    </Box>
  );
};
