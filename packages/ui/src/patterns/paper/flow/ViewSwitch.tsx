import { paperMessages as messages } from '../messages.zh.js';
import type { TextLook } from '../types.js';
import { Segments } from './Segments.js';

interface ViewSwitchProps {
  value: TextLook['view'];
  onChange: () => void;
}

/** 版面 or 文字: the sheets, or their text. */
export function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const choices = [
    { id: 'page' as const, label: messages.views.page },
    { id: 'text' as const, label: messages.views.text },
  ];
  return <Segments label={messages.view} choices={choices} value={value} onChange={onChange} />;
}
