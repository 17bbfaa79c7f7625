import { Skeleton } from '@inkstone/ui/components/Skeleton';
import { RecordAct } from '@inkstone/ui/patterns/RecordGroup';
import { useMediaQuery } from '@inkstone/ui/theme';
import { media } from '@inkstone/ui/tokens';
import { useId, useState } from 'react';

import { Part } from '../../../lib/components/Part/Part.js';
import type { Loadable } from '../../../lib/loadable.js';
import { Box, List, Summary } from './Devices.styles.js';

export interface SessionLine {
  device: string;
  /** Of the last use, YYYY-MM-DD HH:MM. */
  last: string;
  current: boolean;
}

export interface DevicesProps {
  sessions: Loadable<SessionLine[]>;
  onEndOthers: () => void;
  ending: boolean;
}

/** The devices that are logged in: how many, and one line for each. */
export function Devices({ sessions, ...act }: DevicesProps) {
  const mobile = useMediaQuery(media.mobile);
  // On a phone the list is open: what stands below it would be pushed down when the devices arrive.
  const waiting = mobile ? <Skeleton lines={5} /> : <Skeleton width="10rem" />;
  return (
    <Box>
      <Part of={sessions}>
        {(lines) => (lines === undefined ? waiting : <Known lines={lines} {...act} />)}
      </Part>
    </Box>
  );
}

interface KnownProps extends Omit<DevicesProps, 'sessions'> {
  lines: readonly SessionLine[];
}

/** Folded where there is a mouse and a wide page; a phone shows the list, until its owner decides. */
function Known({ lines, onEndOthers, ending }: KnownProps) {
  const listId = useId();
  const mobile = useMediaQuery(media.mobile);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? mobile;
  const others = lines.filter(({ current }) => !current).length;
  return (
    <>
      <Summary>{others === 0 ? '只有本机' : `本机和另外 ${String(others)} 台`}</Summary>
      <RecordAct aria-expanded={open} aria-controls={listId} onClick={() => setChosen(!open)}>
        {open ? '收起' : '展开'}
      </RecordAct>
      <List id={listId} aria-label="登录的设备" hidden={!open}>
        {lines.map(({ device, last, current }, position) => (
          // Two logins of one device can be of the same minute, and lines keep no state.
          <li key={position}>
            {current && <b>本机</b>}
            <span>{device}</span>
            <time dateTime={last}>{current ? '此刻' : last.slice(0, 10)}</time>
          </li>
        ))}
        {others > 0 && (
          <li>
            <span>不认得的，就请它出去</span>
            <RecordAct aria-disabled={ending || undefined} onClick={ending ? undefined : onEndOthers}>
              退出其他 {others} 台
            </RecordAct>
          </li>
        )}
      </List>
    </>
  );
}
