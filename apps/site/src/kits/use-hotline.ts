import { useApi } from '@inkstone/api/react';
import { getSiteConfigQuery } from '@inkstone/api/site-config';
import { useQuery } from '@tanstack/react-query';

/** 010-00000400, 400 820 8820, (010) 8888 8888, 13800000000. */
const TELEPHONE = /\(?\d[\d() -]{6,}\d/;

/** The telephone number in the support line of the site's configuration; `undefined` where it names none. */
export function useHotline(): string | undefined {
  const config = useQuery(getSiteConfigQuery(useApi()));
  return TELEPHONE.exec(config.data?.support ?? '')?.[0];
}
