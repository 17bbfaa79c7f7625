import type { ComponentProps } from 'react';

import { ToolIcon, type ToolName } from '../desk/ToolIcon.js';
import type { Reading } from '../desk/use-reading.js';
import type { FindBarState } from '../find/use-find-bar.js';
import { paperMessages as messages } from '../messages.zh.js';
import { ToolFace, Tools } from './ReaderOnPhone.styles.js';

interface PhoneToolsProps {
  reading: Reading;
  finding: FindBarState;
  cropping: boolean;
  onCrop: () => void;
  onTurnDevice: () => void;
}

/** The tools of the sheets, in reach of the thumb. */
export function PhoneTools({ reading, finding, cropping, onCrop, onTurnDevice }: PhoneToolsProps) {
  const { setZoom, rotate } = reading;
  return (
    <Tools>
      <Tool icon="fit-width" label={messages.fitScreen} pressed onClick={() => setZoom('width')} />
      <Tool icon="crop" label={messages.crop} pressed={cropping} onClick={onCrop} />
      <Tool icon="landscape" label={messages.landscape} onClick={onTurnDevice} />
      <Tool icon="rotate" label={messages.rotate} onClick={rotate} />
      {finding.available && (
        <Tool
          icon="find"
          label={messages.find}
          aria-expanded={finding.find !== undefined}
          onClick={({ currentTarget }) => finding.toggle(currentTarget)}
        />
      )}
    </Tools>
  );
}

interface ToolProps extends ComponentProps<'button'> {
  icon: ToolName;
  label: string;
  pressed?: boolean;
}

function Tool({ icon, label, pressed, ...rest }: ToolProps) {
  return (
    <ToolFace type="button" aria-pressed={pressed} {...rest}>
      <ToolIcon name={icon} size={24} />
      {label}
    </ToolFace>
  );
}
