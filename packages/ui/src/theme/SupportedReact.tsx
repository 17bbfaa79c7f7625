import { version, type ReactNode } from 'react';

import { themeMessages } from './messages.zh.js';

const LOWEST = [19, 2] as const;

function isSupported(): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1]);
}

/** Renders its children, or a message: React 18 has no `ref` as a prop and no `useEffectEvent`. */
export function SupportedReact({ children }: { children: ReactNode }) {
  return isSupported() ? children : <p role="alert">{themeMessages.oldReact(version)}</p>;
}
