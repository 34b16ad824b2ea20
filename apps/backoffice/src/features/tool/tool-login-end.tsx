import type { ToolLoginStatus } from '@balcao/contract/tool-login';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import type { Icon } from '@balcao/ui/icon';
import { IconCircleCheck, IconClockX, IconHandStop, IconHelpCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

type End = Exclude<ToolLoginStatus, 'waiting'> | 'unknown';

const icons: Readonly<Record<End, Icon>> = {
  confirmed: IconCircleCheck,
  used: IconCircleCheck,
  denied: IconHandStop,
  expired: IconClockX,
  unknown: IconHelpCircle,
};

interface ToolLoginEndProps {
  end: End;
  /** The name that the tool gives itself; empty where unknown. */
  computer: string;
}

/** What has become of a code, and what to do now. */
export const ToolLoginEnd = ({ end, computer }: ToolLoginEndProps) => {
  const t = useTranslations('tool.login');
  const isDone = end === 'confirmed' || end === 'used';
  return (
    <div role="status">
      <EmptyState
        icon={icons[end]}
        title={t(`end.${end}`)}
        action={
          isDone ? (
            <AppLink to="/setting/payment" search={{ tab: 'tool' }} className="link">
              {t('toKeys')}
            </AppLink>
          ) : (
            <AppLink to="/tool/login" search={{}} className="link">
              {t('another')}
            </AppLink>
          )
        }
      >
        {t(`endText.${end}`, { computer })}
      </EmptyState>
    </div>
  );
};
