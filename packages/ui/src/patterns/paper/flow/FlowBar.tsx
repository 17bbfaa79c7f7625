import type { ReactNode } from 'react';

import { ToolIcon } from '../desk/ToolIcon.js';
import type { FindBarState } from '../find/use-find-bar.js';
import { paperMessages as messages } from '../messages.zh.js';
import { ToolFace } from '../PaperViewer/ReaderOnPhone.styles.js';
import type { PaperSource } from '../types.js';
import { Bar, Letters, Row } from './FlowBar.styles.js';
import { ViewSwitch } from './ViewSwitch.js';

interface FlowBarProps extends Pick<PaperSource, 'night'> {
  /** Whether it is below the window: it leaves while the text is scrolled down. */
  hidden: boolean;
  onShow: () => void;
  finding: FindBarState;
  onView: () => void;
  isChoosing: boolean;
  onChoose: () => void;
  /** The find bar, above the tools. */
  children: ReactNode;
}

/** The tools of the text, in reach of the thumb. */
export function FlowBar(props: FlowBarProps) {
  const { hidden, onShow, night, finding, onView, isChoosing, onChoose, children } = props;
  return (
    // With the keyboard it comes back: an element that is not seen would have the focus.
    <Bar $hidden={hidden} onFocus={onShow}>
      {children}
      <Row>
        <ViewSwitch value="text" onChange={onView} />
        <ToolFace type="button" aria-haspopup="dialog" aria-expanded={isChoosing} onClick={onChoose}>
          <Letters aria-hidden="true">
            A<small>A</small>
          </Letters>
          {messages.look.title}
        </ToolFace>
        {night !== undefined && (
          <ToolFace type="button" onClick={night.onToggle}>
            <ToolIcon name={night.on ? 'day' : 'night'} size={24} />
            {night.on ? messages.day : messages.night}
          </ToolFace>
        )}
        <ToolFace
          type="button"
          aria-expanded={finding.find !== undefined}
          onClick={({ currentTarget }) => finding.toggle(currentTarget)}
        >
          <ToolIcon name="find" size={24} />
          {messages.find}
        </ToolFace>
      </Row>
    </Bar>
  );
}
