export default {
  title: 'Convites',
} as const;
