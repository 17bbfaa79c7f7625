import { DesktopHeader } from '@inkstone/ui/patterns/DesktopHeader';

import { SiteSearch } from '../search/SiteSearch.js';
import type { ShellModel } from '../use-shell.js';

export function Top({ shell }: { shell: ShellModel }) {
  return (
    <DesktopHeader
      data-shell="desktop"
      brand={shell.brand}
      sections={shell.sections}
      currentId={shell.currentId}
      menuOpen={shell.menuDrawer.open}
      onMenuOpen={shell.menuDrawer.show}
      search={<SiteSearch {...shell.search} />}
      account={shell.account}
    />
  );
}
