import { MenuDrawer } from '@inkstone/ui/patterns/MenuDrawer';
import { useState } from 'react';

import { chooseTheme, readTheme } from '../../lib/device/theme.js';
import { useLogout } from '../../kits/login/use-logout.js';
import type { ShellModel } from './use-shell.js';

export function Menu({ shell }: { shell: ShellModel }) {
  const { menuDrawer } = shell;
  const [theme, setTheme] = useState(readTheme);
  return (
    <MenuDrawer
      open={menuDrawer.open}
      onClose={menuDrawer.hide}
      sections={shell.sections}
      currentId={shell.currentId}
      loading={shell.menuLoading}
      account={shell.account}
      onLogout={useLogout()}
      theme={theme}
      onTheme={(choice) => {
        chooseTheme(choice);
        setTheme(choice);
      }}
    />
  );
}
