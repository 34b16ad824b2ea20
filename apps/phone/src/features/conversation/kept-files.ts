import { createKeptFiles } from '@balcao/ui/kept-files';

/** Pictures and voice messages that are on their way, by the ids of their messages, and what was recorded and not sent. */
export const keptFiles = createKeptFiles('balcao.phone');
