import type { ApiClient } from '@inkstone/api';
import type { DirectStore, SiteConfig } from '@inkstone/api/types';
import type { FooterProps } from '@inkstone/ui/patterns/Footer';
import type { ShopsDrawerProps } from '@inkstone/ui/patterns/ShopsDrawer';

import { safeHref } from '../../lib/targets.js';
import { paths } from '../../lib/config/paths.js';
import type { PageNames } from '../../kits/use-section.js';

/** Shortcuts with the name of their menu entry. */
export const FOOTER_PAGES = ['testAndVerify', 'bookCorrection'] as const;

interface FooterSources {
  config: SiteConfig | undefined;
  names: PageNames<(typeof FOOTER_PAGES)[number]>;
  onShops: () => void;
}

/** The footer with its four shortcuts (Spec A 2). Texts are missing until the configuration is there. */
export function toFooter({ config, names, onShops }: FooterSources): FooterProps {
  return {
    shortcuts: [
      { id: 'verify', label: names.testAndVerify, note: '输入防伪码', href: paths.testAndVerify.href() },
      { id: 'feedback', label: names.bookCorrection, note: '纠错与建议', href: paths.bookCorrection.href() },
      { id: 'shops', label: '官方店铺', note: '天猫 · 京东 · 线下', onSelect: onShops },
      { id: 'account', label: '我的账户', note: '下载与收藏', href: paths.personalCenter.href() },
    ],
    copyright: config?.copyright,
    icp: config?.icp,
    publicSecurityRecord: config?.public_security_record,
    statement: config?.statement,
    support: config?.support,
  };
}

export function toShops(
  stores: readonly DirectStore[],
  { fileUrl }: Pick<ApiClient, 'fileUrl'>,
): ShopsDrawerProps['shops'] {
  return stores.flatMap(({ platform, image, url }) => {
    const href = safeHref(url);
    return href === undefined ? [] : [{ platform, image: fileUrl(image), url: href }];
  });
}
