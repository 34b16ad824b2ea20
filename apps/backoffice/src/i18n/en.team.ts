import factor from './en/factor.ts';
import home from './en/home.ts';
import invitation from './en/invitation.ts';
import merchant from './en/merchant.ts';
import role from './en/role.ts';
import team from './en/team.ts';

export default {
  factor,
  home,
  invitation,
  merchant,
  role,
  team,
};
