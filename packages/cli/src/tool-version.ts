import about from '../package.json' with { type: 'json' };

/** Goes into every export: the platform does not take those of a tool that is too old. */
export const toolVersion = about.version;
