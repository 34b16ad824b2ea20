import '@mantine/core/styles/Tabs.css';

/** Mantine's parts of which one shows at a time. Parts that have an address of their own are TabLinks. */
export { Tabs } from '@mantine/core';
