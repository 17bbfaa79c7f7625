import { DotList } from '@inkstone/ui/components/DotList';
import { Icon } from '@inkstone/ui/components/Icon';
import { Skeleton } from '@inkstone/ui/components/Skeleton';
import type { ReactNode } from 'react';

import type { PaperPage } from './model.js';
import { Formats, Panel, Places, Services, Shops } from './PaperPanel.styles.js';

interface PaperPanelProps {
  /** `undefined` while it is being fetched. */
  page: PaperPage | undefined;
  actions: ReactNode;
  /** Ref of the element for the places that a search has found. */
  placesRef: ((element: HTMLElement | null) => void) | undefined;
}

/** What can be done with a paper. */
export function PaperPanel({ page, actions, placesRef }: PaperPanelProps) {
  if (page === undefined) return <Skeleton lines={5} />;
  const { formats, shops, correctionHref, verifyHref } = page;
  return (
    <Panel>
      {actions}
      <Formats>
        <DotList words={[...formats, '登录后即可下载']} />
      </Formats>
      <Places ref={placesRef} />
      <Services aria-label="图书服务">
        <a href={correctionHref}>
          <Icon name="pencil" size={20} />
          图书纠错
        </a>
        <a href={verifyHref}>
          <Icon name="shield" size={20} />
          正版查验
        </a>
      </Services>
      {shops.length > 0 && (
        <Shops>
          购买纸质版
          {shops.map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          ))}
        </Shops>
      )}
    </Panel>
  );
}
