import workflow from './en/workflow.ts';

export default { workflow };
