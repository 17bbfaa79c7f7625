import { ToolButton } from '../desk/ToolButton.js';
import { paperMessages as messages } from '../messages.zh.js';
import type { FindBarState } from './use-find-bar.js';

/** Opens and closes the bar. Ctrl+F remains the browser's. */
export function FindButton({ finding: { available, find, toggle } }: { finding: FindBarState }) {
  if (!available) return null;
  return (
    <ToolButton
      icon="find"
      label={messages.find}
      aria-expanded={find !== undefined}
      onClick={({ currentTarget }) => toggle(currentTarget)}
    />
  );
}
