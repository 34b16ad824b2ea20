import '@mantine/core/styles/Loader.css';

/** Mantine's turning circle. */
export { Loader } from '@mantine/core';
