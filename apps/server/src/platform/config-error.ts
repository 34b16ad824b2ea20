/** A sentence that says what to change; the start prints it and stops. */
export class ConfigError extends Error {}
