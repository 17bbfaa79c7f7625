import type { Brand } from '@inkstone/ui/patterns/LoginCard';

/** Replaced by the build (`apps/site/vite/publisher.ts`); not there in tests and stories. */
declare const __PUBLISHER__: { name: string; seal: string } | undefined;

const publisher = typeof __PUBLISHER__ === 'undefined' ? { name: '砚田教育', seal: '砚田' } : __PUBLISHER__;

export const brand: Brand = { name: publisher.name, sealText: publisher.seal, homeHref: '#/' };
