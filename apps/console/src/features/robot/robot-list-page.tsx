import { lazy } from 'react';
import { AutomationListPage, type AutomationPageProps } from '../../lib/automation-list-page.tsx';
import { robotDesk } from './robot.queries.ts';

const RobotPanel = lazy(() => import('./robot-panel.tsx'));

/** The robots of every team, found by what they, their channels and their teams are called. */
export const RobotListPage = ({ mayDecide, ...page }: AutomationPageProps) => (
  <AutomationListPage
    {...page}
    desk={robotDesk}
    timeOf={({ createdAt }) => createdAt}
    panelOf={(id, onClose) => <RobotPanel key={id} id={id} mayDecide={mayDecide} onClose={onClose} />}
  />
);
