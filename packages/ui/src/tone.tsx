import { IconCircleCheck, IconCircleMinus, IconCircleX, IconClock, IconProgress } from '@tabler/icons-react';

/** The five tones of a status. Never colour alone: each has an icon and a label. */
export type Tone = 'waiting' | 'moving' | 'good' | 'bad' | 'ended';

const icons = {
  waiting: IconClock,
  moving: IconProgress,
  good: IconCircleCheck,
  bad: IconCircleX,
  ended: IconCircleMinus,
};

export const ToneIcon = ({ tone, size = 20 }: { tone: Tone; size?: number }) => {
  const Icon = icons[tone];
  return <Icon size={size} stroke={1.8} color={`var(--${tone})`} style={{ flex: 'none' }} aria-hidden />;
};
