import factor from './zh/factor.ts';
import home from './zh/home.ts';
import invitation from './zh/invitation.ts';
import merchant from './zh/merchant.ts';
import role from './zh/role.ts';
import team from './zh/team.ts';

export default {
  factor,
  home,
  invitation,
  merchant,
  role,
  team,
};
