import type { ComponentProps } from 'react';

import { Icon } from '../../../components/Icon/index.js';
import { formatCount } from '../../../format/index.js';
import { Plate } from '../plate/Plate.styles.js';
import { Age, Board, Box, Detail, Figure, Hollow, Large, Paper, Sheets, Unit } from './LargeTray.styles.js';
import { trayMessages as messages } from './messages.zh.js';
import { sheetsBelow } from './thickness.js';
import type { DeskTray } from './types.js';

interface LargeTrayProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  tray: DeskTray;
}

/** The label stands first in the document, so that a screen reader says the name before the number. */
export function LargeTray({ tray, ...rest }: LargeTrayProps) {
  const { name, href, count, unit, note, detail, late = false } = tray;
  return (
    <Large href={href} {...rest}>
      <Board>
        <Plate>{name}</Plate>
      </Board>
      {count === 0 ? (
        <Hollow>{messages.empty}</Hollow>
      ) : (
        <Box>
          <Sheets aria-hidden="true">
            {Array.from({ length: sheetsBelow(count ?? 1) }, (_, index) => (
              <i key={index} />
            ))}
          </Sheets>
          <Paper>
            {count !== undefined && (
              <span>
                <Figure>{formatCount(count)}</Figure> <Unit>{unit}</Unit>
              </span>
            )}
            {note !== undefined && (
              <Age $late={late}>
                {late && <Icon name="clock" size={16} />}
                {note}
                {detail !== undefined && <Detail>{detail}</Detail>}
              </Age>
            )}
          </Paper>
        </Box>
      )}
    </Large>
  );
}
