import workflow from './pt/workflow.ts';

export default { workflow };
