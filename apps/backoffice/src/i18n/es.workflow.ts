import workflow from './es/workflow.ts';

export default { workflow };
