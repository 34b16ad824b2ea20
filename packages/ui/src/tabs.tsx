import '@mantine/core/styles/Tabs.css';

/** Mantine's tabs without addresses; tabs with an address of their own are TabLinks. */
export { Tabs } from '@mantine/core';
