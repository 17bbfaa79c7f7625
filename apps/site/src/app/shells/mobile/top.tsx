import { MobileHeader } from '@inkstone/ui/patterns/MobileHeader';

import { paths } from '../../../lib/config/paths.js';
import type { ShellModel } from '../use-shell.js';

export function Top({ shell }: { shell: ShellModel }) {
  return (
    <MobileHeader
      data-shell="mobile"
      brand={shell.brand}
      menuOpen={shell.menuDrawer.open}
      onMenuOpen={shell.menuDrawer.show}
      searchHref={paths.addedServices.href()}
      onSearchOpen={shell.searchDialog.show}
      account={shell.account}
    />
  );
}
