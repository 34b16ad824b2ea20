import factor from './pt/factor.ts';
import home from './pt/home.ts';
import invitation from './pt/invitation.ts';
import merchant from './pt/merchant.ts';
import role from './pt/role.ts';
import team from './pt/team.ts';

export default {
  factor,
  home,
  invitation,
  merchant,
  role,
  team,
};
