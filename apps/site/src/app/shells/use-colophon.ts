import { useApi } from '@inkstone/api/react';
import { getFloatingConfigQuery, getSiteConfigQuery } from '@inkstone/api/site-config';
import type { FooterProps } from '@inkstone/ui/patterns/Footer';
import type { ShopsDrawerProps } from '@inkstone/ui/patterns/ShopsDrawer';
import { useQuery } from '@tanstack/react-query';

import { usePageNames } from '../../kits/use-section.js';
import { FOOTER_PAGES, toFooter, toShops } from './colophon.js';

export interface Colophon {
  footer: FooterProps;
  shops: { items: ShopsDrawerProps['shops']; loading: boolean };
  greeting: string;
}

/** @param onShops opens the official shops */
export function useColophon(onShops: () => void): Colophon {
  const client = useApi();
  const config = useQuery(getSiteConfigQuery(client));
  const names = usePageNames(FOOTER_PAGES);
  const floating = useQuery(getFloatingConfigQuery(client));
  return {
    footer: toFooter({ config: config.data, names, onShops }),
    shops: { items: toShops(floating.data?.direct_store ?? [], client), loading: floating.isPending },
    greeting: config.data?.home_dialog ?? '',
  };
}
