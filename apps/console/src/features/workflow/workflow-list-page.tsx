import { lazy } from 'react';
import { AutomationListPage, type AutomationPageProps } from '../../lib/automation-list-page.tsx';
import { workflowDesk } from './workflow.queries.ts';

const WorkflowPanel = lazy(() => import('./workflow-panel.tsx'));

/** The workflows of every team, found by what they, their channels and their teams are called. */
export const WorkflowListPage = ({ mayDecide, ...page }: AutomationPageProps) => (
  <AutomationListPage
    {...page}
    desk={workflowDesk}
    timeOf={({ updatedAt }) => updatedAt}
    panelOf={(id, onClose) => <WorkflowPanel key={id} id={id} mayDecide={mayDecide} onClose={onClose} />}
  />
);
