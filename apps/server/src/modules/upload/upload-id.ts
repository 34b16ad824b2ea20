const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a part of an address may be an id of ours. */
export const isId = (part: string): boolean => uuid.test(part);
