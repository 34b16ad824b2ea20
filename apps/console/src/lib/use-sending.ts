import { sendingBy } from '@balcao/ui/sending';
import { api } from './api.ts';

/** The mutation of a form of the console, with the check of what it sends. */
export const useSending = sendingBy(api);
