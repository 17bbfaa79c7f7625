import { useApi } from '@inkstone/api/react';
import { getSiteConfigQuery } from '@inkstone/api/site-config';
import { useQuery } from '@tanstack/react-query';

const TELEPHONE = /\d{3,4}-\d{7,8}/;

/** The telephone number in the support line of the site's configuration; `undefined` where it names none. */
export function useHotline(): string | undefined {
  const config = useQuery(getSiteConfigQuery(useApi()));
  return TELEPHONE.exec(config.data?.support ?? '')?.[0];
}
