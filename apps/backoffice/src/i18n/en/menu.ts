import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/menu.ts';

export default {
  login: 'Log in',
  invite: 'Invitation',
  teams: 'Your teams',
  account: 'Your account',
  home: 'Home',
  payment: 'Payments',
  overview: 'Overview',
  orders: 'Orders',
  setting: 'Settings',
  teamSettings: 'Team',
  merchantSettings: 'Merchant',
  certificationInfo: 'Certification',
  paymentData: 'Payment data',
  roles: 'Roles',
  paymentSettings: 'Integration',
  notFound: 'Page not found',
  switchTeam: 'Switch team',
  manageAccount: 'Manage account',
  notFoundText: 'The address may have changed or be incomplete.',
  toStart: 'Go to the start',
  noAccess: 'You have no access yet',
  noAccessText: 'Your role in this team does not open any screen yet.',
  noAccessHere: 'You have no access to this screen',
  roleOff: 'Your role was disabled or deleted',
} as const satisfies Shape<typeof pt>;
