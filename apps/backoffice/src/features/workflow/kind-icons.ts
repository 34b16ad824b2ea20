import type { WorkflowKindName } from '@balcao/contract/workflow-kinds';
import type { Icon } from '@balcao/ui/icon';
import {
  IconArrowsSplit2,
  IconClock,
  IconFlag,
  IconMessage2,
  IconPlayerPlay,
  IconQuestionMark,
  IconRobot,
  IconTag,
  IconTemplate,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';

export const kindIcons: Readonly<Record<WorkflowKindName, Icon>> = {
  start: IconPlayerPlay,
  answer: IconMessage2,
  ask: IconQuestionMark,
  condition: IconArrowsSplit2,
  value: IconTag,
  call: IconWorld,
  wait: IconClock,
  template: IconTemplate,
  robot: IconRobot,
  handOver: IconUser,
  end: IconFlag,
};
