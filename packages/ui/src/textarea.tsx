import '@mantine/core/styles/Input.css';

/** Mantine's field of several lines. */
export { Textarea } from '@mantine/core';
