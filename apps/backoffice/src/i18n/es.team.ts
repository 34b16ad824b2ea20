import factor from './es/factor.ts';
import home from './es/home.ts';
import invitation from './es/invitation.ts';
import merchant from './es/merchant.ts';
import role from './es/role.ts';
import team from './es/team.ts';

export default {
  factor,
  home,
  invitation,
  merchant,
  role,
  team,
};
