import { StyleRegistry } from '@inkstone/ui/next';
import { paperTheme, ThemeRoot, type Theme } from '@inkstone/ui/theme';
import type { ReactNode } from 'react';

const theme: Theme = {
  ...paperTheme,
  name: 'qinghe',
  accent: { base: '#215C46', fill: '#215C46', hover: '#174433', tint: '#E1EFE4' },
};

export const metadata = { title: '青禾书社（示例）' };
// ThemeRoot gives it the colour of the page, also after a change of the theme.
export const viewport = { themeColor: '#FFFFFF' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <StyleRegistry>
          <ThemeRoot theme={theme}>{children}</ThemeRoot>
        </StyleRegistry>
      </body>
    </html>
  );
}
