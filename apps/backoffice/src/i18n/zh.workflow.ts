import workflow from './zh/workflow.ts';

export default { workflow };
